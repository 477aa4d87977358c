import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { aFreshEmail, anAdmin, aShopper, signIn } from './harness/builders.js';
import { type Answered, call } from './harness/call.js';
import { aDatabase } from './harness/database.js';
import {
  type Google,
  type GoogleUser,
  hs256,
  rs256,
  startGoogle,
  type TokenFault,
} from './harness/google.js';
import { type Shop, startShop } from './harness/start-shop.js';

let google: Google;
let shop: Shop;
beforeAll(async () => {
  google = await startGoogle();
  shop = await startShop(google.env);
});
afterAll(async () => {
  await shop.stop();
  await google.stop();
});

const somebody = (email = aFreshEmail()): GoogleUser => ({ sub: randomUUID(), email, name: 'Meera Nair' });
const googleLogin = (user: GoogleUser, fault?: TokenFault): Promise<Answered> =>
  call(shop, accountPaths.googleLogin, { body: { credential: google.credential(user, fault) } });
const detailsOf = async ({ body }: Answered) =>
  (await call(shop, accountPaths.userDetails, { token: body.data.accesstoken })).body.data;
const usersWith = async (filter: object): Promise<number> => {
  const database = await aDatabase(shop);
  const count = await database.collection('users').countDocuments(filter);
  await database.close();
  return count;
};

describe('Google sign-in lets only a good token in', () => {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  it('that is signed by its keys, for this shop, in time, of a verified e-mail', async () => {
    const user = somebody();
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
    expect((await googleLogin(somebody(), { claims: { iss: 'accounts.google.com' } })).status).toBe(200);
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
    const user = somebody();
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
      await googleLogin(somebody(email), fault),
      await googleLogin(somebody(), fault),
    ];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });
});

describe('an account of Google', () => {
  it('is found again by its subject, whatever its e-mail has become', async () => {
    const user = somebody();
    const first = await detailsOf(await googleLogin(user));
    const moved = { ...user, email: aFreshEmail() };
    expect((await detailsOf(await googleLogin(moved)))._id).toBe(first._id);
    expect(await usersWith({ email: moved.email })).toBe(0);
  });

  it('is not found by its e-mail: another subject of the same e-mail stays outside', async () => {
    const user = somebody();
    await googleLogin(user);
    const { status, body } = await googleLogin({ ...user, sub: randomUUID() });
    expect([status, body.code, body.data]).toEqual([409, 'google.not-linked', undefined]);
  });

  it('is made once, however often its owner taps', async () => {
    const user = somebody();
    const answers = await Promise.all(Array.from({ length: 6 }, () => googleLogin(user)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await usersWith({ email: user.email })).toBe(1);
  });

  it('is made by google-register and signed in by it, too', async () => {
    const user = somebody();
    const register = () =>
      call(shop, accountPaths.googleRegister, { body: { credential: google.credential(user) } });
    const [first, again] = [await register(), await register()];
    expect(first.body.message).toBe('Registered/Login Successful with Google');
    expect((await detailsOf(again))._id).toBe((await detailsOf(first))._id);
  });

  it('is named after its e-mail when Google tells no name', async () => {
    const answer = await googleLogin(somebody(), {
      claims: { name: undefined, email: 'asha.rao@test.example' },
    });
    expect((await detailsOf(answer)).name).toBe('asha.rao');
  });

  it('cannot be entered by a password: it has none', async () => {
    const user = somebody();
    await googleLogin(user);
    const passwordless = await call(shop, accountPaths.login, {
      body: { email: user.email, password: 'any password' },
    });
    const unknown = await call(shop, accountPaths.login, {
      body: { email: aFreshEmail(), password: 'any password' },
    });
    expect([passwordless.status, passwordless.text]).toEqual([401, unknown.text]);
  });

  it('stays outside while it is blocked', async () => {
    const user = somebody();
    await googleLogin(user);
    const database = await aDatabase(shop);
    await database.collection('users').updateOne({ email: user.email }, { $set: { status: 'Blocked' } });
    await database.close();
    const { status, body } = await googleLogin(user);
    expect([status, body.code, body.data]).toEqual([403, 'account.blocked', undefined]);
  });
});

describe('an account with a password is never linked silently', () => {
  const login = (body: object) => call(shop, accountPaths.login, { body });

  it('Google alone does not open it', async () => {
    const shopper = await aShopper(shop);
    const user = somebody(shopper.email);
    const { status, body } = await googleLogin(user);
    expect([status, body.code, body.data]).toEqual([409, 'google.not-linked', undefined]);
    expect(await usersWith({ googleId: user.sub })).toBe(0);
  });

  it('its password links it, and Google opens it from then on', async () => {
    const { email, password, userId } = await aShopper(shop);
    const user = somebody(email);
    const linked = await login({ email, password, credential: google.credential(user) });
    expect(await detailsOf(linked)).toMatchObject({ _id: userId, hasGoogle: true, verify_email: true });
    expect((await detailsOf(await googleLogin(user)))._id).toBe(userId);
    // The password is still there.
    expect((await login({ email, password })).status).toBe(200);
  });

  it('a wrong password links nothing', async () => {
    const { email } = await aShopper(shop);
    const user = somebody(email);
    const { status } = await login({
      email,
      password: 'a wrong password',
      credential: google.credential(user),
    });
    expect([status, await usersWith({ googleId: user.sub })]).toEqual([401, 0]);
  });

  it('a bad token lets nobody in beside a good password, and links nothing', async () => {
    const { email, password } = await aShopper(shop);
    const user = somebody(email);
    const credential = google.credential(user, { claims: { aud: 'another' } });
    const { status, body } = await login({ email, password, credential });
    expect([status, body.code]).toEqual([401, 'google.refused']);
    expect(await usersWith({ googleId: user.sub })).toBe(0);
  });

  it('a token of another e-mail links nothing, and the password alone signs in', async () => {
    const { email, password } = await aShopper(shop);
    const user = somebody();
    const { status } = await login({ email, password, credential: google.credential(user) });
    expect([status, await usersWith({ googleId: user.sub })]).toEqual([200, 0]);
  });

  it('a Google account that opens another account is not taken from it', async () => {
    const user = somebody();
    await googleLogin(user);
    const { email, password } = await aShopper(shop);
    const { status, body } = await login({
      email,
      password,
      credential: google.credential({ ...user, email }),
    });
    expect([status, body.code]).toEqual([409, 'google.not-linked']);
  });
});

describe('whoever has no password proves by Google who they are', () => {
  const newPassword = 'the-first-of-my-own';
  const change = (token: string, credential: string | undefined) =>
    call(shop, accountPaths.changePassword, {
      method: 'PUT',
      token,
      body: { credential, newPassword, confirmPassword: newPassword },
    });
  const tokenOf = async (user: GoogleUser) => (await googleLogin(user)).body.data.accesstoken as string;
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

  it('and sets a first password', async () => {
    const user = somebody();
    const changed = await change(await tokenOf(user), google.credential(user));
    expect(changed.status).toBe(200);
    const { token } = await signIn(shop, user.email, newPassword);
    expect((await call(shop, sessionPaths.list, { token })).status).toBe(200);
  });

  it.each<[string, (user: GoogleUser) => string | undefined]>([
    ['nothing', () => undefined],
    ["somebody else's account", () => google.credential(somebody())],
    ['a token of an hour ago', (user) => google.credential(user, { claims: { iat: minutesAgo(50) } })],
  ])('and not by %s', async (_, credential) => {
    const user = somebody();
    const { status, body } = await change(await tokenOf(user), credential(user));
    expect([status, body.data]).toEqual([401, undefined]);
  });

  it('while an account with a password needs the password', async () => {
    const { email, password } = await aShopper(shop);
    const user = somebody(email);
    const linked = await call(shop, accountPaths.login, {
      body: { email, password, credential: google.credential(user) },
    });
    const { status } = await change(linked.body.data.accesstoken, google.credential(user));
    expect(status).toBe(401);
  });
});

describe("when Google's keys cannot be had", () => {
  it('the shop says so, and does not call the token bad', async () => {
    const silent = await startGoogle();
    silent.fail(true);
    const other = await startShop(silent.env);
    const user = somebody();
    const ask = () =>
      call(other, accountPaths.googleLogin, { body: { credential: silent.credential(user) } });
    const failed = await ask();
    expect([failed.status, failed.body.code]).toEqual([503, 'google.unreachable']);
    silent.fail(false);
    expect((await ask()).status).toBe(200);
    await silent.stop();
    const gone = await startShop({ ...silent.env });
    const { status } = await call(gone, accountPaths.googleLogin, {
      body: { credential: silent.credential(user) },
    });
    expect(status).toBe(503);
    await Promise.all([other.stop(), gone.stop()]);
  });

  it('they are asked for once, not with every sign-in', async () => {
    await googleLogin(somebody());
    const before = google.asked;
    await googleLogin(somebody());
    expect(google.asked).toBe(before);
  });
});

describe('the ways to sign in', () => {
  it('name the shop with Google', async () => {
    const { body } = await call(shop, accountPaths.signInOptions);
    expect(body.data).toEqual({ googleClientId: google.env.GOOGLE_CLIENT_ID });
  });

  it('are the password alone when Google is not set up', async () => {
    const plain = await startShop();
    const options = await call(plain, accountPaths.signInOptions);
    expect(options.body.data).toEqual({ googleClientId: null });
    const { status, body } = await call(plain, accountPaths.googleLogin, {
      body: { credential: google.credential(somebody()) },
    });
    expect([status, body.code]).toEqual([404, 'google.not-offered']);
    expect((await anAdmin(plain)).token).toBeTruthy();
    await plain.stop();
  });
});
