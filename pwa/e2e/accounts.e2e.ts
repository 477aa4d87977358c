import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type Shop, startDemoShop } from '@jhola/test-doubles/shop/start-shop';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Account, signInByApi } from './harness/account';
import { wrongCode } from './harness/mailbox';
import { onScreen, open } from './harness/on-screen';
import { codeBoxes } from './harness/recovery';
import { register, signIn } from './harness/shopping';
import { it } from './harness/visits';

let mails: MailServer;
let shop: Shop;

beforeAll(async () => {
  mails = await startMailServer();
  shop = await startDemoShop(60, { MAIL_URL: mails.url });
});
afterAll(async () => {
  await shop?.stop();
  await mails?.stop();
});

const someone = (): Account => ({
  email: `asha-${crypto.randomUUID()}@mail.example`,
  password: 'gulmohar-14-jaipur',
});

/** What was mailed to an address, by what it is about. */
async function subjectsTo(email: string, count: number): Promise<string[]> {
  return (await mails.arrived(email, count)).map(({ subject }) => subject);
}

describe('an account, with real mail', () => {
  it('is opened, used on two devices, recovered, and left', { tags: 'full-run' }, async ({ visit }) => {
    const asha = someone();
    const phone = await visit(shop.url, 'phone');
    await register(phone, asha, 'Asha Verma');
    await signIn(phone, asha);
    const desk = await visit(shop.url, 'desktop');
    await signIn(desk, asha);
    await open(desk, '/dashboard/address');

    // the password is lost: a code by mail, and a new password
    const lost = await visit(shop.url, 'phone');
    await open(lost, '/login');
    await onScreen(lost).locator('[name=email]').fill(asha.email);
    await onScreen(lost).getByRole('link', { name: 'Forgot password?' }).click();
    await onScreen(lost).getByRole('button', { name: 'Send OTP' }).click();
    await lost.waitForURL('**/verification-otp');
    const code = await mails.codeFor(asha.email);
    await codeBoxes(lost).first().focus();
    await lost.keyboard.type(wrongCode(code));
    await onScreen(lost).getByRole('button', { name: 'Verify OTP' }).click();
    await lost.getByRole('alert').getByText('This code is not right, or it has expired.').waitFor();
    await lost.keyboard.type(code);
    await onScreen(lost).getByRole('button', { name: 'Verify OTP' }).click();
    await lost.waitForURL('**/reset-password');
    const renewed = { ...asha, password: 'rajnigandha-7-kochi' };
    await onScreen(lost).locator('[name=newPassword]').fill(renewed.password);
    await onScreen(lost).locator('[name=confirmPassword]').fill(renewed.password);
    await onScreen(lost).getByRole('button', { name: 'Change Password' }).click();
    await lost.waitForURL('**/login');
    expect(await subjectsTo(asha.email, 2)).toEqual([
      'Your code for a new Jhola password',
      'The password of your Jhola account was changed',
    ]);

    // no device is signed in any more, and the old password opens nothing
    for (const device of [phone, desk]) {
      await device.goto('/dashboard/profile');
      await device.waitForURL('**/login');
    }
    await expect(signInByApi(shop.url, asha)).rejects.toThrow('account.wrong-credentials');
    await signIn(lost, renewed);

    await open(lost, '/dashboard/profile');
    await onScreen(lost).getByRole('button', { name: 'Delete my account' }).click();
    const dialog = lost.getByRole('dialog', { name: 'Delete my account' });
    await dialog.locator('[name=password]').fill(renewed.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await lost.waitForURL((address) => address.pathname === '/');
    await lost.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
    await expect(signInByApi(shop.url, renewed)).rejects.toThrow('account.wrong-credentials');
    expect((await subjectsTo(asha.email, 3))[2]).toBe('Your Jhola account is deleted');

    // the address is free again
    await register(lost, asha, 'Asha Rao');
    await signIn(lost, asha);
  });
});
