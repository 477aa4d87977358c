import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { aFreshEmail, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { Google } from '@jhola/test-doubles/doubles/google';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { aResetToken, otherThan, reset, untilIdle } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';

let mails: MailServer;
let google: Google;
let shop: OpenShop;
beforeAll(async () => {
  ({ google, mails, shop } = await connectedShop());
});

const change = (
  who: SignedIn,
  email: string,
  password: string | undefined = who.password,
): Promise<Answered> =>
  call(shop, accountPaths.changeEmail, { method: 'PUT', token: who.token, body: { email, password } });
const confirm = (who: SignedIn, email: string, otp: string): Promise<Answered> =>
  call(shop, accountPaths.confirmEmail, { method: 'PUT', token: who.token, body: { email, otp } });
const detailsOf = async (who: SignedIn) =>
  (await call(shop, accountPaths.userDetails, { token: who.token })).body.data;
const login = (email: string, password: string) =>
  call(shop, accountPaths.login, { body: { email, password } });

/** Asks for another address and reads the code that goes there. */
async function aCode(who: SignedIn, email: string): Promise<string> {
  expect((await change(who, email)).status).toBe(200);
  return mails.codeFor(email);
}

describe('another e-mail address', () => {
  it('is set by the code that went there, and counts as verified', async () => {
    const shopper = await aShopper(shop);
    const email = aFreshEmail();
    const code = await aCode(shopper, email);
    expect((await detailsOf(shopper)).email).toBe(shopper.email);
    expect((await confirm(shopper, email, code)).status).toBe(200);
    expect(await detailsOf(shopper)).toMatchObject({ email, verify_email: true });
    expect((await login(email, shopper.password)).status).toBe(200);
    expect((await login(shopper.email, shopper.password)).status).toBe(401);
  });

  it('is reported to the old one, when it is asked for and when it is set', async () => {
    const shopper = await aShopper(shop, 'Meera Nair');
    const email = `new-${aFreshEmail()}`;
    await confirm(shopper, email, await aCode(shopper, email));
    const [asked, changed] = await mails.arrived(shopper.email, 2);
    expect(asked?.subject).toBe('Another e-mail address for your Jhola account');
    expect(changed?.subject).toBe('The e-mail address of your Jhola account was changed');
    for (const { text, html } of [asked, changed].filter((mail) => mail !== undefined)) {
      expect(text).toContain('n•••@test.example');
      expect(text + html).not.toContain(email);
    }
  });

  it.each([
    ['a wrong password', 'wrong-password', 'account.wrong-credentials'],
    ['none', undefined, 'account.wrong-credentials'],
  ])('is not asked for with %s', async (_, password, code) => {
    const shopper = await aShopper(shop);
    const email = aFreshEmail();
    const refused = await call(shop, accountPaths.changeEmail, {
      method: 'PUT',
      token: shopper.token,
      body: { email, password },
    });
    expect([refused.status, refused.body.code]).toEqual([401, code]);
    await untilIdle(shop);
    expect(mails.mailsTo(email)).toEqual([]);
  });

  it('is not set by a code that another account was given', async () => {
    const [one, other] = [await aShopper(shop), await aShopper(shop)];
    const email = aFreshEmail();
    const code = await aCode(one, email);
    const replayed = await confirm(other, email, code);
    expect([replayed.status, replayed.body.code]).toEqual([400, 'account.code-wrong']);
    // Nor once the other one has asked for the same address.
    const othersOwn = await aCodeAgain(other, email);
    if (code !== othersOwn) expect((await confirm(other, email, code)).status).toBe(400);
    expect((await detailsOf(other)).email).toBe(other.email);
    expect((await confirm(one, email, code)).status).toBe(200);
  });

  it('is not set to another address than the code went to', async () => {
    const shopper = await aShopper(shop);
    const code = await aCode(shopper, aFreshEmail());
    expect((await confirm(shopper, aFreshEmail(), code)).status).toBe(400);
    expect((await detailsOf(shopper)).email).toBe(shopper.email);
  });

  it('is not set by a wrong code, nor by the right one after five wrong ones', async () => {
    const shopper = await aShopper(shop);
    const email = aFreshEmail();
    const code = await aCode(shopper, email);
    const wrong = Array.from({ length: 100 }, () => confirm(shopper, email, otherThan(code)));
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(100).fill(400));
    expect((await confirm(shopper, email, code)).status).toBe(400);
  });

  it('is not set when a new password was set meanwhile by mail', async () => {
    const shopper = await aShopper(shop);
    const email = aFreshEmail();
    const code = await aCode(shopper, email);
    await reset(shop, shopper.email, { resetToken: await aResetToken(shop, mails, shopper.email) });
    expect((await confirm(shopper, email, code)).status).toBe(401);
  });

  it('lets no code or secret that went to the old one open anything', async () => {
    const shopper = await aShopper(shop);
    const resetToken = await aResetToken(shop, mails, shopper.email);
    const email = aFreshEmail();
    await confirm(shopper, email, await aCode(shopper, email));
    expect((await reset(shop, shopper.email, { resetToken })).status).toBe(403);
    expect((await reset(shop, email, { resetToken })).status).toBe(403);
  });
});

/** Asks for an address that a code has gone to before, and reads the next one. */
async function aCodeAgain(who: SignedIn, email: string): Promise<string> {
  const before = mails.codesTo(email).length;
  await change(who, email);
  return mails.codeFor(email, before + 1);
}

describe('an address that somebody else has', () => {
  it('is answered as a free one is; its owner gets a mail, and no code', async () => {
    const [owner, other] = [await aShopper(shop), await aShopper(shop)];
    const taken = await change(other, owner.email);
    const free = await change(other, aFreshEmail());
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const [mail] = await mails.arrived(owner.email);
    expect(mail?.subject).toBe('You already have an account at Jhola');
    expect(mails.codesTo(owner.email)).toEqual([]);
  });

  it('is refused like a wrong code when another account took the address meanwhile', async () => {
    const [one, other] = [await aShopper(shop), await aShopper(shop)];
    const email = aFreshEmail();
    const slower = await aCode(one, email);
    const quicker = await aCodeAgain(other, email);
    expect((await confirm(other, email, quicker)).status).toBe(200);
    const late = await confirm(one, email, slower);
    const wrong = await confirm(one, email, otherThan(slower));
    expect([late.status, late.text]).toEqual([wrong.status, wrong.text]);
    expect((await detailsOf(one)).email).toBe(one.email);
  });
});

describe('an account without a password', () => {
  it('proves itself by the provider, and by nobody else’s account there', async () => {
    const user = { sub: randomUUID(), email: aFreshEmail(), name: 'Meera Nair' };
    const signedIn = await call(shop, accountPaths.googleLogin, {
      body: { credential: google.credential(user) },
    });
    const token = signedIn.body.data.accesstoken;
    const email = aFreshEmail();
    const ask = (credential: string | undefined) =>
      call(shop, accountPaths.changeEmail, { method: 'PUT', token, body: { email, credential } });

    expect((await ask(undefined)).status).toBe(401);
    expect((await ask(google.credential({ ...user, sub: randomUUID() }))).status).toBe(401);
    expect((await ask(google.credential(user))).status).toBe(200);
    const otp = await mails.codeFor(email);
    const confirmed = await call(shop, accountPaths.confirmEmail, {
      method: 'PUT',
      token,
      body: { email, otp },
    });
    expect(confirmed.status).toBe(200);
  });
});
