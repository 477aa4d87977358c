import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { type PasskeyProof, passkeyPaths } from '@jhola/shared/contracts/passkeys.contract';
import { sessionPaths, signOutPage } from '@jhola/shared/contracts/sessions.contract';
import { type Account, anAccount, anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import { type Google, startGoogle } from '@jhola/test-doubles/doubles/google';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type Shop, type ShopAddress, startBriefly, testAdmin } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { anotherAdmin } from './harness/admins.js';
import { Authenticator } from './harness/authenticator.js';
import { aDatabase } from './harness/database.js';
import { cookieOf, type From, headersOf, laptop, phone } from './harness/device-calls.js';
import { aGoogleUser } from './harness/google-shop.js';
import { printedBy } from './harness/printed.js';
import { aResetToken, newPassword, reset, untilIdle } from './harness/recovery.js';

let shop: Shop;
let mails: MailServer;
let google: Google;
beforeAll(async () => {
  mails = await startMailServer();
  google = await startGoogle();
  shop = await startBriefly({ ...google.env, MAIL_URL: mails.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await shop.stop();
  await google.stop();
  await mails.stop();
});

const login = ({ email, password }: Account, from: From = {}, at: ShopAddress = shop): Promise<Answered> =>
  call(at, accountPaths.login, { body: { email, password }, headers: headersOf(from) });
const tokenOf = ({ body }: Answered): string => body.data.accesstoken;
const isLive = async (token: string) =>
  (await call(shop, accountPaths.userDetails, { token })).status === 200;
const alertsTo = async ({ email }: Pick<Account, 'email'>, at: Shop = shop) => {
  await untilIdle(at);
  return mails.mailsTo(email).filter(({ subject }) => subject.startsWith('A new device'));
};

describe('promise 65: a sign-in on a new device', () => {
  it('is reported by one mail for each of two user agents, and none where the account was made', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    await login(meera, { agent: 'node', address: '127.0.0.1' });
    const onPhone = await login(meera, { agent: phone });
    const onLaptop = await login(meera, { agent: laptop, address: '198.51.100.4' });
    const reported = await alertsTo(meera);
    expect(reported).toHaveLength(2);
    expect(reported.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Chrome on Android, on .+ \(India\), from the network address 203\.0\.113\.7\./),
      expect.stringMatching(/Firefox on Linux, on .+ \(India\), from the network address 198\.51\.100\.4\./),
    ]);
    // Again: without cookies from where it was, and by the cookie wherever it is.
    await login(meera, { agent: laptop, address: '198.51.100.4' });
    await login(meera, { agent: phone, cookie: cookieOf(onPhone), address: '192.0.2.99' });
    await login(meera, { agent: laptop, cookie: cookieOf(onLaptop) });
    expect((await alertsTo(meera)).map(({ to }) => to)).toEqual([meera.email, meera.email]);
  });

  it('is not reported where it fails', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    expect((await login({ ...meera, password: 'not-hers-at-all' })).status).toBe(401);
    expect(await alertsTo(meera)).toEqual([]);
  });

  it('is kept in a cookie that no script reads and no other site sends', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    const [cookie = ''] = (await login(meera)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^device=[\w-]{43}; Max-Age=34560000; Path=\/api\/user; HttpOnly; SameSite=Strict$/,
    );
    // What is no cookie of the shop is not taken over.
    const odd = await login(meera, { cookie: 'device=<script>' });
    expect(cookieOf(odd)).toMatch(/^device=[\w-]{43}$/);
  });

  it('can be ended from its mail, without signing in, and by that link nothing else', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    const own = await login(meera, { agent: 'node', address: '127.0.0.1' });
    const strangers = await login(meera, { agent: laptop });
    const again = await login(meera, { agent: laptop, cookie: cookieOf(strangers) });
    const [mail] = await alertsTo(meera);
    const [, token = ''] = new RegExp(`${signOutPage.path}#(\\S+)`).exec(mail?.text ?? '') ?? [];

    const cut = await call(shop, sessionPaths.signOutDevice, { body: { token: token.slice(0, -1) } });
    expect([cut.status, cut.body.code]).toEqual([403, 'session.unknown-link']);
    expect(await isLive(tokenOf(strangers))).toBe(true);

    for (const _ of [1, 2]) {
      expect((await call(shop, sessionPaths.signOutDevice, { body: { token } })).status).toBe(200);
    }
    expect(await isLive(tokenOf(strangers))).toBe(false);
    expect(await isLive(tokenOf(again))).toBe(false);
    expect(await isLive(tokenOf(own))).toBe(true);
    // It is a new device again.
    await login(meera, { agent: laptop, cookie: cookieOf(strangers) });
    expect(await alertsTo(meera)).toHaveLength(2);
  });

  it('is reported again after a new password', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    const onPhone = await login(meera);
    const resetToken = await aResetToken(shop, mails, meera.email);
    expect((await reset(shop, meera.email, { resetToken })).status).toBe(200);
    await login({ ...meera, password: newPassword }, { cookie: cookieOf(onPhone) });
    expect(await alertsTo(meera)).toHaveLength(2);
  });
});

describe('promise 65: the first sign-in of an account', () => {
  it('is reported where the account was made by the settings', async () => {
    const onPhone = await login(testAdmin);
    expect(await alertsTo(testAdmin)).toMatchObject([{ text: expect.stringContaining('Chrome on Android') }]);
    await login(testAdmin, { cookie: cookieOf(onPhone), address: '192.0.2.99' });
    expect(await alertsTo(testAdmin)).toHaveLength(1);
  });

  it('of an administrator is recorded when it is ended from its mail', async () => {
    const admin = await anAdmin(shop);
    const lata = await anotherAdmin(shop, admin, 'Lata Iyer');
    const there = await login(lata, { agent: laptop });
    const [mail] = await alertsTo(lata);
    const [, token = ''] = new RegExp(`${signOutPage.path}#(\\S+)`).exec(mail?.text ?? '') ?? [];
    expect((await call(shop, sessionPaths.signOutDevice, { body: { token } })).status).toBe(200);
    expect(await isLive(tokenOf(there))).toBe(false);
    const [newest] = await activityOf(shop, admin).list('?area=sign-in');
    expect(newest).toMatchObject({
      action: 'sign-in.ended',
      actor: { kind: 'admin', userId: lata.userId },
      after: { devices: 'reported' },
    });
  });

  it('is reported once where the account has no device yet, as those of earlier versions', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    const database = await aDatabase(shop);
    await database
      .collection('users')
      .findOne({ email: meera.email })
      .then((user) => database.collection('knowndevices').deleteMany({ userId: user?._id }));
    await database.close();
    // Signed in at the same time without a cookie, it is one device still.
    const both = await Promise.all([login(meera), login(meera)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await alertsTo(meera)).toHaveLength(1);
  });

  it('is not reported on the device where the set-up link was used, by a cookie sent by https only, and is on any other', async () => {
    const own = await startBriefly({
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      PUBLIC_URL: 'https://shop.example',
      RATE_LIMITS: 'on',
      MAIL_URL: mails.url,
      TRUST_PROXY: '1',
    });
    const owner = { email: 'owner@test.example', password: 'gulmohar-14-jaipur' };
    const [token] = await printedBy(own, /\/set-up\?token=([\w-]{43})/);
    const made = await call(own, accountPaths.setUp, {
      body: { ...owner, name: 'Asha Owner', confirmPassword: owner.password, token },
      headers: headersOf({}),
    });
    expect([made.status, made.body.code]).toEqual([200, undefined]);
    expect(made.headers.getSetCookie()[0]).toContain('; Secure;');
    const there = await login(owner, { cookie: cookieOf(made), address: '192.0.2.99' }, own);
    expect([there.status, await alertsTo(owner, own)]).toEqual([200, []]);
    await login(owner, { agent: laptop }, own);
    expect(await alertsTo(owner, own)).toMatchObject([{ text: expect.stringContaining('Firefox on Linux') }]);
    await own.stop();
  });

  it('by Google is not reported where it makes the account; one on a second device is, once', async () => {
    const user = aGoogleUser();
    const byGoogle = async (from: From) => {
      const body = { credential: google.credential(user) };
      const answer = await call(shop, accountPaths.googleLogin, { body, headers: headersOf(from) });
      expect(answer.status).toBe(200);
      return answer;
    };
    await Promise.all([byGoogle({}), byGoogle({})]);
    expect(await alertsTo(user)).toEqual([]);
    const second = await byGoogle({ agent: laptop });
    await byGoogle({ agent: laptop, cookie: cookieOf(second), address: '192.0.2.99' });
    expect(await alertsTo(user)).toMatchObject([{ text: expect.stringContaining('Firefox on Linux') }]);
  });
});

it('promise 65: a sign-in by passkey on a second device is reported once, and a new password where one is signed in is not', async () => {
  const meera = await anAccount(shop, 'Meera Nair');
  const { password } = meera;
  const home = { agent: 'node', address: '127.0.0.1' };
  const token = tokenOf(await login(meera, home));
  const device = new Authenticator('http://localhost:3000');
  const passkey = device.create(dataOf(await call(shop, passkeyPaths.start, { token, body: { password } })));
  expect((await call(shop, passkeyPaths.add, { token, body: { passkey } })).status).toBe(200);
  const byPasskey = async (from: From) => {
    const proof: PasskeyProof = device.get(dataOf(await call(shop, passkeyPaths.startSignIn)));
    const answer = await call(shop, passkeyPaths.signIn, { body: { proof }, headers: headersOf(from) });
    expect(answer.status).toBe(200);
    return answer;
  };
  await byPasskey(home);
  expect(await alertsTo(meera)).toEqual([]);
  const second = await byPasskey({ agent: laptop });
  await byPasskey({ agent: laptop, cookie: cookieOf(second), address: '192.0.2.99' });
  expect(await alertsTo(meera)).toMatchObject([{ text: expect.stringContaining('Firefox on Linux') }]);

  const changed = await call(shop, accountPaths.changePassword, {
    method: 'PUT',
    token,
    body: { password, newPassword, confirmPassword: newPassword },
    headers: headersOf(home),
  });
  await login({ ...meera, password: newPassword }, { ...home, cookie: cookieOf(changed) });
  expect([changed.status, (await alertsTo(meera)).length]).toEqual([200, 1]);
});

describe('guesses at a password from many addresses', () => {
  it('lock out every new device, and none on which the account is known', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    const known = { cookie: cookieOf(await login(meera)) };
    const wrong = { ...meera, password: 'a-guess-at-it' };
    for (let at = 1; at <= 50; at++) await login(wrong, { address: `198.51.100.${at}` });
    const elsewhere = await login(meera, { address: '192.0.2.1' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([429, 'request.too-many']);
    expect((await login(meera, { ...known, address: '192.0.2.1' })).status).toBe(200);
    // A cookie of another's account does not help.
    const arjun = await anAccount(shop, 'Arjun Rao');
    const foreign = { cookie: cookieOf(await login(arjun)), address: '192.0.2.1' };
    expect((await login(meera, foreign)).status).toBe(429);
  });

  it('are limited on a known device, too', async () => {
    const meera = await anAccount(shop, 'Meera Nair');
    const known = { cookie: cookieOf(await login(meera)) };
    const statuses: number[] = [];
    for (let at = 1; at <= 25; at++) {
      const guess = { ...meera, password: 'a-guess-at-it' };
      statuses.push((await login(guess, { ...known, address: `198.51.100.${at}` })).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  });
});
