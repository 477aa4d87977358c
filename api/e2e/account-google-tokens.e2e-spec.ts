import { generateKeyPairSync, sign } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { anAdmin, aShopper } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Google, hs256, rs256, startGoogle, type TokenFault } from '@jhola/test-doubles/doubles/google';
import { type OpenShop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { aGoogleShop, aGoogleUser, type GoogleShop } from './harness/google-shop.js';
import { sharedShop } from './harness/shared-shop.js';

let google: Google;
let shop: OpenShop;
let googleLogin: GoogleShop['googleLogin'];
let detailsOf: GoogleShop['detailsOf'];
let usersWith: GoogleShop['usersWith'];
beforeAll(async () => {
  ({ google, shop, googleLogin, detailsOf, usersWith } = await aGoogleShop());
});

describe('Google sign-in accepts only a valid token', () => {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  it('that is signed by its keys, for this shop, in time, of a verified e-mail', async () => {
    const user = aGoogleUser();
    const answer = await googleLogin(user);
    expect([answer.status, answer.body.message]).toEqual([200, 'Login Successful with Google']);
    expect(await detailsOf(answer)).toMatchObject({
      name: 'Meera Nair',
      username: 'Meera',
      email: user.email,
      role: 'USER',
      verify_email: true,
      hasPassword: false,
      hasGoogle: true,
    });
  });

  it('in the form of the issuer without https, too', async () => {
    expect((await googleLogin(aGoogleUser(), { claims: { iss: 'accounts.google.com' } })).status).toBe(200);
  });

  it.each<[string, () => TokenFault]>([
    ['signed by another key', () => ({ signature: rs256(another) })],
    ['with a bad signature', () => ({ signature: () => Buffer.alloc(256) })],
    ['of a key nobody published', () => ({ header: { kid: 'unknown' } })],
    ['for another shop', () => ({ claims: { aud: 'another.apps.googleusercontent.com' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://accounts.google.example' } })],
    ['that has expired', () => ({ claims: { iat: anHourAgo - 3600, exp: anHourAgo } })],
    ['without an end', () => ({ claims: { exp: undefined } })],
    ['that is not yet good', () => ({ claims: { nbf: anHourAgo + 7200 } })],
    ['whose e-mail is not verified', () => ({ claims: { email_verified: false } })],
    ['whose e-mail is verified in words only', () => ({ claims: { email_verified: 'true' } })],
    ['without an e-mail', () => ({ claims: { email: undefined } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['without a signature (none)', () => ({ header: { alg: 'none' }, signature: () => Buffer.alloc(0) })],
    [
      'signed by the public key (HS256)',
      () => ({ header: { alg: 'HS256' }, signature: hs256(google.publicPem) }),
    ],
    [
      'of another algorithm of the same key (RS512)',
      () => ({
        header: { alg: 'RS512' },
        signature: (text) => sign('sha512', Buffer.from(text), google.privateKey),
      }),
    ],
  ])('and none %s', async (_, fault) => {
    const user = aGoogleUser();
    const { status, body } = await googleLogin(user, fault());
    expect([status, body.code, body.data]).toEqual([401, 'google.refused', undefined]);
    expect(await usersWith({ email: user.email })).toBe(0);
  });

  it.each([
    ['an empty text', '', 400],
    ['the word null', 'null', 401],
    ['three letters', 'a.b.c', 401],
    ['a list', ['a'], 400],
    ['an operator', { $gt: '' }, 400],
    ['nothing', undefined, 400],
    ['a very long text', 'x'.repeat(9000), 400],
  ])('and nothing that is no token: %s', async (_, credential, refusal) => {
    const { status, body } = await call(shop, accountPaths.googleLogin, { body: { credential } });
    expect([status, body.success]).toEqual([refusal, false]);
  });

  it('and answers bad tokens alike, whether the e-mail has an account or not', async () => {
    const { email } = await aShopper(shop);
    const fault = { claims: { aud: 'another' } };
    const [known, unknown] = [
      await googleLogin(aGoogleUser(email), fault),
      await googleLogin(aGoogleUser(), fault),
    ];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });
});

describe("when Google's keys cannot be had", () => {
  it('the shop says so, and does not call the token bad', async () => {
    const silent = await startGoogle();
    const other = await startBriefly(silent.env);
    const user = aGoogleUser();
    const ask = () =>
      call(other, accountPaths.googleLogin, { body: { credential: silent.credential(user) } });
    for (const how of ['refuses', 'hangs up'] as const) {
      silent.fail(how);
      const failed = await ask();
      expect([how, failed.status, failed.body.code]).toEqual([how, 503, 'google.unreachable']);
    }
    silent.fail(false);
    expect((await ask()).status).toBe(200);
    await Promise.all([other.stop(), silent.stop()]);
  });

  it('they are asked for once, not with every sign-in', async () => {
    await googleLogin(aGoogleUser());
    const before = google.asked;
    await googleLogin(aGoogleUser());
    expect(google.asked).toBe(before);
  });
});

describe('the ways to sign in', () => {
  it('name the shop with Google', async () => {
    const { body } = await call(shop, accountPaths.signInOptions);
    expect(body.data).toEqual({ googleClientId: google.env.GOOGLE_CLIENT_ID, passkeys: true });
  });

  it('are the password alone when Google is not set up', async () => {
    const plain = await sharedShop();
    const options = await call(plain, accountPaths.signInOptions);
    expect(options.body.data).toEqual({ googleClientId: null, passkeys: true });
    const { status, body } = await call(plain, accountPaths.googleLogin, {
      body: { credential: google.credential(aGoogleUser()) },
    });
    expect([status, body.code]).toEqual([404, 'google.not-offered']);
    expect((await anAdmin(plain)).token).toBeTruthy();
  });
});
