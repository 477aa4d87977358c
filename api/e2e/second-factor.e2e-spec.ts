import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import { aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { Secret, TOTP } from 'otpauth';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { untilIdle } from './harness/recovery.js';
import { connectedShop, loggedBy } from './harness/shared-shop.js';
import { isFullRun } from './harness/tier.js';

let shop: OpenShop;
let mails: MailServer;
let database: InsideDatabase;
beforeAll(async () => {
  ({ mails, shop } = await connectedShop());
  database = await aDatabase(shop);
});
afterAll(async () => {
  await database.close();
});

const STEP_MS = 30_000;
/** What the app shows now, or so many steps of 30 seconds later. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * STEP_MS });
const wrong = (code: string): string => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

interface Enrolled {
  readonly shopper: SignedIn;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const start = ({ token, password }: SignedIn) =>
  call(shop, secondFactorPaths.start, { token, body: { password } });
const confirm = ({ token }: SignedIn, code: string) =>
  call(shop, secondFactorPaths.confirm, { token, body: { code } });

async function enrolled(shopper: SignedIn): Promise<Enrolled> {
  const { secret } = dataOf<{ secret: string }>(await start(shopper));
  const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(await confirm(shopper, codeOf(secret)));
  return { shopper, secret, recoveryCodes };
}
const anEnrolled = async () => enrolled(await aShopper(shop));

const login = (
  { email, password }: SignedIn,
  code?: string,
  headers: Record<string, string> = {},
): Promise<Answered> =>
  call(shop, accountPaths.login, { body: { email, password, ...(code && { code }) }, headers });
const outcome = ({ status, body }: Answered) => [status, body.code ?? body.success];
const status = async ({ token }: SignedIn) =>
  (await call(shop, secondFactorPaths.status, { token })).body.data;
/** As if the codes that were used had been those of long ago. */
const later = () => database.collection('secondfactors').updateMany({}, { $set: { lastStep: 0 } });
const subjectsTo = async ({ email }: SignedIn) => {
  await untilIdle(shop);
  return mails.mailsTo(email).map(({ subject }) => subject);
};

describe('promise 59: a second factor', () => {
  it('is asked for once its first code has proved right, not before', async () => {
    const shopper = await aShopper(shop);
    expect(await status(shopper)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    const { secret, uri } = dataOf<{ secret: string; uri: string }>(await start(shopper));
    expect(uri).toMatch(
      new RegExp(`^otpauth://totp/Jhola:${encodeURIComponent(shopper.email)}\\?.*secret=${secret}`),
    );
    expect(outcome(await login(shopper))).toEqual([200, true]);

    expect(outcome(await confirm(shopper, wrong(codeOf(secret))))).toEqual([401, 'second-factor.wrong']);
    expect(outcome(await login(shopper))).toEqual([200, true]);

    const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(await confirm(shopper, codeOf(secret)));
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await status(shopper)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect(outcome(await login(shopper))).toEqual([401, 'second-factor.required']);
    expect(await subjectsTo(shopper)).toContain('Two-step sign-in is on for your Jhola account');
  });

  it('ends all other sessions when it is turned on', async () => {
    const shopper = await aShopper(shop);
    const other = await login(shopper);
    await enrolled(shopper);
    const { accesstoken: token } = other.body.data;
    expect((await call(shop, accountPaths.userDetails, { token })).status).toBe(401);
    expect((await status(shopper)).on).toBe(true);
  });

  it('lets in who has the code of now, once', async () => {
    const { shopper, secret } = await anEnrolled();
    const used = codeOf(secret);
    const next = codeOf(secret, 1);
    expect(outcome(await login(shopper, used))).toEqual([401, 'second-factor.wrong']);
    expect(outcome(await login(shopper, next))).toEqual([200, true]);
    expect(outcome(await login(shopper, next))).toEqual([401, 'second-factor.wrong']);
    // A code from before the last that was used, and one of long ago.
    expect(outcome(await login(shopper, used))).toEqual([401, 'second-factor.wrong']);
    await later();
    expect(outcome(await login(shopper, codeOf(secret, -4)))).toEqual([401, 'second-factor.wrong']);
    expect(outcome(await login(shopper, wrong(codeOf(secret))))).toEqual([401, 'second-factor.wrong']);
  });

  it('lets in one of many who show the same code at the same time', async () => {
    const { shopper, secret } = await anEnrolled();
    const next = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(shopper, next)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('asks nobody for a code whose password is wrong', async () => {
    const { shopper, secret } = await anEnrolled();
    const answer = await login({ ...shopper, password: 'not-the-password' }, codeOf(secret, 1));
    expect(outcome(answer)).toEqual([401, 'account.wrong-credentials']);
    expect(outcome(await login(shopper, codeOf(secret, 1)))).toEqual([200, true]);
  });

  it('that is lost is made up for by each recovery code once, and a mail reports it', async () => {
    const { shopper, recoveryCodes } = await anEnrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect(outcome(await login(shopper, first.toUpperCase().replaceAll('-', ' ')))).toEqual([200, true]);
    expect(outcome(await login(shopper, first))).toEqual([401, 'second-factor.wrong']);
    expect(outcome(await login(shopper, second))).toEqual([200, true]);
    expect(outcome(await login(shopper, 'aaaa-bbbb-cccc-dddd'))).toEqual([401, 'second-factor.wrong']);
    expect((await status(shopper)).recoveryCodesLeft).toBe(8);
    expect(await subjectsTo(shopper)).toContain('A recovery code was used for your Jhola account');
  });

  it('gets other recovery codes by password and code; those from before no longer work', async () => {
    const { shopper, secret, recoveryCodes } = await anEnrolled();
    const ask = (body: object) => call(shop, secondFactorPaths.recoveryCodes, { token: shopper.token, body });
    const { password } = shopper;
    expect(outcome(await ask({ password, code: wrong(codeOf(secret)) }))).toEqual([
      401,
      'second-factor.wrong',
    ]);
    expect(outcome(await ask({ password: 'wrong', code: codeOf(secret, 1) }))).toEqual([
      401,
      'account.wrong-credentials',
    ]);
    const fresh = dataOf<{ recoveryCodes: string[] }>(await ask({ password, code: codeOf(secret, 1) }));
    expect(outcome(await login(shopper, recoveryCodes[0]))).toEqual([401, 'second-factor.wrong']);
    expect(outcome(await login(shopper, fresh.recoveryCodes[0]))).toEqual([200, true]);
  });

  it('is turned off by password and code', async () => {
    const { shopper, secret } = await anEnrolled();
    const end = (body: object) => call(shop, secondFactorPaths.end, { token: shopper.token, body });
    const { password } = shopper;
    expect(outcome(await end({ password, code: wrong(codeOf(secret)) }))).toEqual([
      401,
      'second-factor.wrong',
    ]);
    expect(outcome(await start(shopper))).toEqual([409, 'second-factor.on']);
    expect(outcome(await end({ password, code: codeOf(secret, 1) }))).toEqual([200, true]);
    expect(outcome(await login(shopper))).toEqual([200, true]);
    expect(outcome(await end({ password, code: codeOf(secret, 1) }))).toEqual([409, 'second-factor.off']);
    expect(await subjectsTo(shopper)).toContain('Two-step sign-in is off for your Jhola account');
  });

  it('is guessed at ten times an hour from elsewhere; a device where the account is known goes on', async () => {
    const shopper = await aShopper(shop);
    const known = (await login(shopper)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { secret } = await enrolled(shopper);
    for (let guess = 1; guess <= 10; guess++)
      expect(outcome(await login(shopper, wrong(codeOf(secret))))).toEqual([401, 'second-factor.wrong']);
    const refused = await login(shopper, codeOf(secret, 1));
    expect(outcome(refused)).toEqual([429, 'request.too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(outcome(await login(shopper, codeOf(secret, 1), { cookie: known }))).toEqual([200, true]);
  });

  it('is guessed at twenty times an hour on a device where the account is known', async () => {
    const shopper = await aShopper(shop);
    const cookie = (await login(shopper)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { secret } = await enrolled(shopper);
    for (let guess = 1; guess <= 20; guess++)
      expect(outcome(await login(shopper, wrong(codeOf(secret)), { cookie }))).toEqual([
        401,
        'second-factor.wrong',
      ]);
    expect(outcome(await login(shopper, codeOf(secret, 1), { cookie }))).toEqual([429, 'request.too-many']);
    // Another device has guesses of its own.
    expect(outcome(await login(shopper, codeOf(secret, 1)))).toEqual([200, true]);
  });

  it('leaves no session without it, whoever signs in while it is turned on', async () => {
    for (let round = 0; round < (isFullRun ? 5 : 2); round++) {
      const shopper = await aShopper(shop);
      const { secret } = dataOf<{ secret: string }>(await start(shopper));
      const signingIn = Array.from({ length: 12 }, () => login(shopper));
      await signingIn[round];
      expect(outcome(await confirm(shopper, codeOf(secret)))).toEqual([200, true]);
      const tokens = (await Promise.all(signingIn)).map(({ body }) => body.data?.accesstoken);
      const signedIn = tokens.filter(Boolean);
      // All these, the first sign-in and the confirmation have written the row of the account, also within one millisecond.
      const row = await database.collection('users').findOne({ email: shopper.email });
      expect(row?.signInRevision).toBe(signedIn.length + 2);
      const answers = await Promise.all(
        signedIn.map((token) => call(shop, accountPaths.userDetails, { token })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    }
  });

  it('is used up by one of many who show the same recovery code at the same time', async () => {
    const { shopper, recoveryCodes } = await anEnrolled();
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(shopper, recoveryCodes[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await status(shopper)).recoveryCodesLeft).toBe(9);
  });

  it('is not stored so that the database alone would do', async () => {
    const { shopper, secret, recoveryCodes } = await anEnrolled();
    const stored = JSON.stringify(await database.collection('secondfactors').find({}).toArray());
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(loggedBy(shop)).not.toContain(secret);
    const { text } = await call(shop, accountPaths.exportData, { token: shopper.token });
    expect(text).not.toContain(secret);
    expect(JSON.parse(text).data.account.secondFactor).toMatchObject({ on: true });
  });
});
