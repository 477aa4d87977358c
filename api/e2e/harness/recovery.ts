import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { type Answered, call, type Sent } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aDatabase } from './database.js';

export const newPassword = 'another-long-password';

/** Asks for a code for a new password. */
export const forgot = (shop: OpenShop, email: string): Promise<Answered> =>
  call(shop, accountPaths.forgotPassword, { method: 'PUT', body: { email } });

/** Answers a code. */
export const verify = (shop: OpenShop, email: string, otp: string): Promise<Answered> =>
  call(shop, accountPaths.verifyOtp, { method: 'PUT', body: { email, otp } });

/** Sets a new password. @param body what is sent beside the e-mail and the new password */
export const reset = (shop: OpenShop, email: string, body: object = {}, sent: Sent = {}): Promise<Answered> =>
  call(shop, accountPaths.resetPassword, {
    method: 'PUT',
    body: { email, newPassword, confirmPassword: newPassword, ...body },
    ...sent,
  });

/** Asks for a code, reads it in the mail, and answers it: the secret that allows a new password. */
export async function aResetToken(shop: OpenShop, mails: MailServer, email: string): Promise<string> {
  const before = mails.codesTo(email).length;
  await forgot(shop, email);
  const { body, text } = await verify(shop, email, await mails.codeFor(email, before + 1));
  if (!body?.success) throw new Error(`The code was refused: ${text}`);
  return body.data.resetToken;
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Waits until everything that was to happen after answers has happened. */
export async function untilIdle(shop: OpenShop): Promise<void> {
  const database = await aDatabase(shop);
  try {
    await until('no event is left', async () => (await database.collection('events').countDocuments()) === 0);
  } finally {
    await database.close();
  }
}
