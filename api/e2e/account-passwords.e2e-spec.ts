import { accountPaths, LoginAnswer, NewPassword } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper, signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { dictionary } from '@zxcvbn-ts/language-common';
import { aDatabase } from './harness/database.js';
import { connectedShop } from './harness/shared-shop.js';
import { anOpenSocket, nextEvent } from './harness/sockets.js';
import { repeated } from './harness/tier.js';

/** How many common passwords are tried, and how many at a time; the unit specification of the rules tries every one. */
const COMMON = repeated(3000);
const CONCURRENCY = 20;

let mails: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  ({ mails, shop } = await connectedShop());
});

const newPassword = 'another-password-of-mine';
const details = (token: string) => call(shop, accountPaths.userDetails, { token });
const changePassword = (
  token: string,
  password: string | undefined,
  wanted = newPassword,
): Promise<Answered> =>
  call(shop, accountPaths.changePassword, {
    method: 'PUT',
    token,
    body: { password, newPassword: wanted, confirmPassword: wanted },
  });
async function storedHash(email: string): Promise<string> {
  const database = await aDatabase(shop);
  const user = await database.collection('users').findOne({ email });
  await database.close();
  return user?.passwordHash;
}

describe('passwords are kept as Argon2id of at least 19 MiB, two passes, one lane', () => {
  const expectStrong = (hash: string) => {
    const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(Number(lanes)).toBeGreaterThanOrEqual(1);
  };

  it('from registering on', async () => {
    const shopper = await aShopper(shop);
    expectStrong(await storedHash(shopper.email));
  });

  it('and after a change', async () => {
    const shopper = await aShopper(shop);
    const before = await storedHash(shopper.email);
    await changePassword(shopper.token, shopper.password);
    const after = await storedHash(shopper.email);
    expectStrong(after);
    expect(after).not.toBe(before);
  });
});

describe('a password has at least 8 characters and is not a common one', () => {
  const register = (password: string) =>
    call(shop, accountPaths.register, {
      body: { name: 'Ravi Kumar', email: aFreshEmail(), password, confirmPassword: password },
    });

  it(`each of ${COMMON} of the 3000 most common of allowed length is refused`, async () => {
    const common = dictionary['passwords-common']
      .filter((password) => NewPassword.safeParse(password).success)
      .slice(0, 3000)
      .filter((_, at) => at % (3000 / COMMON) === 0);
    expect(common).toHaveLength(COMMON);
    const waiting = [...common];
    const taken: string[] = [];
    const tryAll = async () => {
      for (let password = waiting.pop(); password !== undefined; password = waiting.pop()) {
        const { status, body } = await register(password);
        if (status !== 400 || body.code !== 'account.common-password') taken.push(password);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, tryAll));
    expect(taken).toEqual([]);
  });

  it('however it is written', async () => {
    const { status, body } = await register('PassWord1');
    expect([status, body.code]).toEqual([400, 'account.common-password']);
  });

  it.each(['', '1234567', 'x'.repeat(129)])('one of another length is refused: %s', async (password) => {
    expect((await register(password)).status).toBe(400);
  });

  it('a common one is refused at a change, too, and nothing is changed', async () => {
    const shopper = await aShopper(shop);
    const { status, body } = await changePassword(shopper.token, shopper.password, 'password1');
    expect([status, body.code]).toEqual([400, 'account.common-password']);
    expect((await details(shopper.token)).status).toBe(200);
    expect((await signIn(shop, shopper.email, shopper.password)).token).toBeTruthy();
  });

  it.each([
    ['admin-demo-1', 'common'],
    ['Passw0rd!', 'common'],
    ['ravi-kumar', 'personal'],
    ['jholajhola', 'personal'],
    ['shop.example', 'personal'],
    ['aaaaaaaa', 'guessable'],
    ['aaaaaaaaaa', 'guessable'],
    ['zxcvbnm,./', 'guessable'],
  ])('promise 64: %s is refused, with the reason', async (password, why) => {
    const { status, body } = await register(password);
    expect([status, body.code]).toEqual([400, `account.${why}-password`]);
  });

  it('promise 64: one of the owner’s name is refused at a change, too', async () => {
    const shopper = await aShopper(shop, 'Kamala Deshpande');
    const { status, body } = await changePassword(shopper.token, shopper.password, 'DeshpandeKamala');
    expect([status, body.code]).toEqual([400, 'account.personal-password']);
    expect((await signIn(shop, shopper.email, shopper.password)).token).toBeTruthy();
  });

  it('an administrator of the settings with a common one stops the start', async () => {
    const start = startBriefly({ ADMIN_EMAIL: 'owner@test.example', ADMIN_PASSWORD: 'password1' });
    await expect(start).rejects.toThrow('ADMIN_PASSWORD is wrong');
  });
});

describe('changing the password', () => {
  it('gives this device new tokens, and ends every other session immediately', async () => {
    const phone = await aShopper(shop);
    const laptop = await signIn(shop, phone.email, phone.password);
    // Asked once before, so that the shop knows the tokens already.
    expect([(await details(phone.token)).status, (await details(laptop.token)).status]).toEqual([200, 200]);

    const { status, body } = await changePassword(phone.token, phone.password);
    expect([status, LoginAnswer.safeParse(body).success]).toEqual([200, true]);
    expect((await details(body.data.accesstoken)).status).toBe(200);
    expect([(await details(phone.token)).status, (await details(laptop.token)).status]).toEqual([401, 401]);
    const refresh = (token: string) => call(shop, accountPaths.refreshToken, { method: 'POST', token });
    expect([(await refresh(phone.refreshToken)).status, (await refresh(laptop.refreshToken)).status]).toEqual(
      [401, 401],
    );
    expect((await refresh(body.data.refreshToken)).status).toBe(200);
  });

  it('closes the sockets of the others', async () => {
    const phone = await aShopper(shop);
    const laptop = await signIn(shop, phone.email, phone.password);
    const closed = nextEvent(await anOpenSocket(shop, laptop.token), 'disconnect');
    await changePassword(phone.token, phone.password);
    expect(await closed).toBe('io server disconnect');
  });

  it('accepts the new one, and the old one no more', async () => {
    const { token, email, password } = await aShopper(shop);
    await changePassword(token, password);
    expect((await signIn(shop, email, newPassword)).token).toBeTruthy();
    expect((await call(shop, accountPaths.login, { body: { email, password } })).status).toBe(401);
  });

  it.each([
    ['no password', undefined, 401],
    ['a wrong one', 'not-the-password', 401],
    ['an empty one', '', 400],
  ])('needs the old one: not by %s', async (_, given, refusal) => {
    const shopper = await aShopper(shop);
    const { status, body } = await changePassword(shopper.token, given);
    expect([status, body.data]).toEqual([refusal, undefined]);
    expect((await details(shopper.token)).status).toBe(200);
    expect((await signIn(shop, shopper.email, shopper.password)).token).toBeTruthy();
  });

  it('tells the owner by mail', async () => {
    const { token, email, password } = await aShopper(shop);
    await changePassword(token, password);
    const [mail] = await mails.arrived(email);
    expect(mail?.subject).toMatch(/password .* was changed/);
    expect(mail?.text).not.toContain(newPassword);
  });

  it('accepts one of two concurrent changes', async () => {
    const { token, email, password } = await aShopper(shop);
    const answers = await Promise.all([
      changePassword(token, password, 'the-first-of-two'),
      changePassword(token, password, 'the-second-of-two'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const won = answers[0].status === 200 ? 'the-first-of-two' : 'the-second-of-two';
    expect((await signIn(shop, email, won)).token).toBeTruthy();
  });

  it('is not stored for an Idempotency-Key: no token is stored', async () => {
    const { token, password } = await aShopper(shop);
    const { body } = await call(shop, accountPaths.changePassword, {
      method: 'PUT',
      token,
      headers: { 'idempotency-key': 'change-password-1' },
      body: { password, newPassword, confirmPassword: newPassword },
    });
    const database = await aDatabase(shop);
    const records = await database.collection('idempotencyrecords').find().toArray();
    await database.close();
    expect(body.data.refreshToken).toBeTruthy();
    expect(JSON.stringify(records)).not.toContain(body.data.refreshToken);
  });
});
