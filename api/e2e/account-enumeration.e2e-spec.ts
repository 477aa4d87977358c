import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper, type SignedIn } from './harness/builders.js';
import { type Answered, call } from './harness/call.js';
import { type Google, startGoogle } from './harness/google.js';
import { type MailServer, startMailServer } from './harness/mail-server.js';
import { type Shop, startShop } from './harness/start-shop.js';
import { medianDifference } from './harness/timing.js';

/** How many calls of each kind are timed, and how far their medians may be apart. */
const TIMES = 200;
const MOST_MS = 10;

let mails: MailServer;
let google: Google;
let shop: Shop;
let known: SignedIn;
beforeAll(async () => {
  [mails, google] = await Promise.all([startMailServer(), startGoogle()]);
  shop = await startShop({ MAIL_URL: mails.url, ...google.env });
  known = await aShopper(shop);
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([mails.stop(), google.stop()]);
});

const password = 'a-long-enough-password';
const register = (email: string): Promise<Answered> =>
  call(shop, accountPaths.register, {
    body: { name: 'Ravi Kumar', email, password, confirmPassword: password },
  });
const login = (email: string): Promise<Answered> =>
  call(shop, accountPaths.login, { body: { email, password: 'not-the-password' } });
const googleLogin = (email: string): Promise<Answered> => {
  const credential = google.credential(
    { sub: randomUUID(), email, name: 'Ravi Kumar' },
    { claims: { aud: 'another shop' } },
  );
  return call(shop, accountPaths.googleLogin, { body: { credential } });
};

describe.each([
  ['registering', register, 200],
  ['signing in with a wrong password', login, 401],
  ['signing in with a bad token of Google', googleLogin, 401],
])('whether an e-mail has an account does not show in %s', (_, ask, status) => {
  it('not by status or body', async () => {
    const [answer, other] = [await ask(known.email), await ask(aFreshEmail())];
    expect([answer.status, other.status]).toEqual([status, status]);
    expect(other.text).toBe(answer.text);
  });

  it(`not by time: the medians of ${TIMES} calls each are within ${MOST_MS} ms`, async () => {
    const difference = await medianDifference(
      TIMES,
      () => ask(known.email),
      () => ask(aFreshEmail()),
    );
    expect(difference).toBeLessThan(MOST_MS);
  }, 180_000);
});

describe('registering an address that has an account', () => {
  it('tells its owner by mail, and nobody else', async () => {
    const { email } = await aShopper(shop);
    await register(email);
    const [mail] = await mails.arrived(email);
    expect(mail?.subject).toMatch(/already have an account/);
    expect(mail?.text).toContain('/forgot-password');
  });

  it('leaves the account as it was', async () => {
    const { email, password: own } = await aShopper(shop, 'Meera Nair');
    await call(shop, accountPaths.register, {
      body: { name: 'Eve', email, password: 'a-password-of-eve', confirmPassword: 'a-password-of-eve' },
    });
    const { body } = await call(shop, accountPaths.login, { body: { email, password: own } });
    const details = await call(shop, accountPaths.userDetails, { token: body.data.accesstoken });
    expect(details.body.data.name).toBe('Meera Nair');
    const eve = await call(shop, accountPaths.login, { body: { email, password: 'a-password-of-eve' } });
    expect(eve.status).toBe(401);
  });
});
