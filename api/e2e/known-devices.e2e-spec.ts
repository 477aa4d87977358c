import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { sessionPaths, signOutPage } from '@jhola/shared/contracts/sessions.contract';
import { type Account, anAccount } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { aResetToken, newPassword, reset, untilIdle } from './harness/recovery.js';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

let shop: Shop;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  shop = await startShop({ MAIL_URL: mails.url, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await shop.stop();
  await mails.stop();
});

interface From {
  readonly agent?: string;
  /** The cookies of the device, as the shop has set them. */
  readonly cookie?: string;
  readonly address?: string;
}

const headersOf = ({ agent = phone, cookie, address = '203.0.113.7' }: From) => ({
  'user-agent': agent,
  'x-forwarded-for': address,
  ...(cookie && { cookie }),
});
const login = ({ email, password }: Account, from: From = {}): Promise<Answered> =>
  call(shop, accountPaths.login, { body: { email, password }, headers: headersOf(from) });
const tokenOf = ({ body }: Answered): string => body.data.accesstoken;
const cookieOf = ({ headers }: Answered): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .find((each) => each.startsWith('device=')) ?? '';
const isLive = async (token: string) =>
  (await call(shop, accountPaths.userDetails, { token })).status === 200;
const alertsTo = async ({ email }: Account) => {
  await untilIdle(shop);
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

it('a shop reached by https sends the cookie of a device by https only', async () => {
  const secure = await startShop({
    MAIL_URL: mails.url,
    PUBLIC_URL: 'https://shop.example',
    RATE_LIMITS: 'on',
  });
  const account = await anAccount(secure, 'Meera Nair');
  const { headers } = await call(secure, accountPaths.login, { body: account });
  expect(headers.getSetCookie()[0]).toContain('; Secure;');
  await secure.stop();
});
