import { randomUUID } from 'node:crypto';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import { sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { aFreshEmail, aShopper, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { Google, GoogleUser } from '@jhola/test-doubles/doubles/google';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { Secret, TOTP } from 'otpauth';
import { aDatabase } from './harness/database.js';
import { aGoogleShop, aGoogleUser, type GoogleShop } from './harness/google-shop.js';

let google: Google;
let shop: OpenShop;
let googleLogin: GoogleShop['googleLogin'];
let detailsOf: GoogleShop['detailsOf'];
let usersWith: GoogleShop['usersWith'];
beforeAll(async () => {
  ({ google, shop, googleLogin, detailsOf, usersWith } = await aGoogleShop());
});

describe('an account of Google', () => {
  it('is found again by its subject, whatever its e-mail has become', async () => {
    const user = aGoogleUser();
    const first = await detailsOf(await googleLogin(user));
    const moved = { ...user, email: aFreshEmail() };
    expect((await detailsOf(await googleLogin(moved)))._id).toBe(first._id);
    expect(await usersWith({ email: moved.email })).toBe(0);
  });

  it('is not found by its e-mail: another subject of the same e-mail is refused', async () => {
    const user = aGoogleUser();
    await googleLogin(user);
    const { status, body } = await googleLogin({ ...user, sub: randomUUID() });
    expect([status, body.code, body.data]).toEqual([409, 'google.not-linked', undefined]);
  });

  it('is made once, however often its owner taps', async () => {
    const user = aGoogleUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => googleLogin(user)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await usersWith({ email: user.email })).toBe(1);
  });

  it('is made by google-register and signed in by it, too', async () => {
    const user = aGoogleUser();
    const register = () =>
      call(shop, accountPaths.googleRegister, { body: { credential: google.credential(user) } });
    const [first, again] = [await register(), await register()];
    expect(first.body.message).toBe('Registered/Login Successful with Google');
    expect((await detailsOf(again))._id).toBe((await detailsOf(first))._id);
  });

  it('is named after its e-mail when Google sends no name', async () => {
    const answer = await googleLogin(aGoogleUser(), {
      claims: { name: undefined, email: 'asha.rao@test.example' },
    });
    expect((await detailsOf(answer)).name).toBe('asha.rao');
  });

  it('cannot be entered by a password: it has none', async () => {
    const user = aGoogleUser();
    await googleLogin(user);
    const passwordless = await call(shop, accountPaths.login, {
      body: { email: user.email, password: 'any password' },
    });
    const unknown = await call(shop, accountPaths.login, {
      body: { email: aFreshEmail(), password: 'any password' },
    });
    expect([passwordless.status, passwordless.text]).toEqual([401, unknown.text]);
  });

  it('is refused while it is blocked', async () => {
    const user = aGoogleUser();
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
    const user = aGoogleUser(shopper.email);
    const { status, body } = await googleLogin(user);
    expect([status, body.code, body.data]).toEqual([409, 'google.not-linked', undefined]);
    expect(await usersWith({ googleId: user.sub })).toBe(0);
  });

  it('its password links it, and Google opens it from then on', async () => {
    const { email, password, userId } = await aShopper(shop);
    const user = aGoogleUser(email);
    const linked = await login({ email, password, credential: google.credential(user) });
    expect(await detailsOf(linked)).toMatchObject({ _id: userId, hasGoogle: true, verify_email: true });
    expect((await detailsOf(await googleLogin(user)))._id).toBe(userId);
    // The password is still there.
    expect((await login({ email, password })).status).toBe(200);
  });

  it('a wrong password links nothing', async () => {
    const { email } = await aShopper(shop);
    const user = aGoogleUser(email);
    const { status } = await login({
      email,
      password: 'a wrong password',
      credential: google.credential(user),
    });
    expect([status, await usersWith({ googleId: user.sub })]).toEqual([401, 0]);
  });

  it('a bad token lets nobody in beside a good password, and links nothing', async () => {
    const { email, password } = await aShopper(shop);
    const user = aGoogleUser(email);
    const credential = google.credential(user, { claims: { aud: 'another' } });
    const { status, body } = await login({ email, password, credential });
    expect([status, body.code]).toEqual([401, 'google.refused']);
    expect(await usersWith({ googleId: user.sub })).toBe(0);
  });

  it('a token of another e-mail links nothing, and the password alone signs in', async () => {
    const { email, password } = await aShopper(shop);
    const user = aGoogleUser();
    const { status } = await login({ email, password, credential: google.credential(user) });
    expect([status, await usersWith({ googleId: user.sub })]).toEqual([200, 0]);
  });

  it('a Google account that opens another account is not taken from it', async () => {
    const user = aGoogleUser();
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
    const user = aGoogleUser();
    const changed = await change(await tokenOf(user), google.credential(user));
    expect(changed.status).toBe(200);
    const { token } = await signIn(shop, user.email, newPassword);
    expect((await call(shop, sessionPaths.list, { token })).status).toBe(200);
  });

  it.each<[string, (user: GoogleUser) => string | undefined]>([
    ['nothing', () => undefined],
    ["somebody else's account", () => google.credential(aGoogleUser())],
    ['a token of an hour ago', (user) => google.credential(user, { claims: { iat: minutesAgo(50) } })],
  ])('and not by %s', async (_, credential) => {
    const user = aGoogleUser();
    const { status, body } = await change(await tokenOf(user), credential(user));
    expect([status, body.data]).toEqual([401, undefined]);
  });

  it('while an account with a password needs the password', async () => {
    const { email, password } = await aShopper(shop);
    const user = aGoogleUser(email);
    const linked = await call(shop, accountPaths.login, {
      body: { email, password, credential: google.credential(user) },
    });
    const { status } = await change(linked.body.data.accesstoken, google.credential(user));
    expect(status).toBe(401);
  });
});

describe('promise 59: a second factor', () => {
  it('is asked for after Google, too', async () => {
    const shopper = await aShopper(shop);
    const { token, email, password } = shopper;
    const user = aGoogleUser(email);
    const credential = google.credential(user);
    const linked = await call(shop, accountPaths.login, { body: { email, password, credential } });
    expect(linked.status).toBe(200);
    expect((await googleLogin(user)).status).toBe(200);

    const begun = await call(shop, secondFactorPaths.start, { token, body: { password } });
    const app = new TOTP({ secret: Secret.fromBase32(begun.body.data.secret) });
    const now = Date.now();
    const code = (steps: number) => app.generate({ timestamp: now + steps * 30_000 });
    const turnedOn = await call(shop, secondFactorPaths.confirm, { token, body: { code: code(0) } });
    const [recoveryCode] = turnedOn.body.data.recoveryCodes;
    const byGoogle = async (path: string, shown?: string) => {
      const { status, body } = await call(shop, path, {
        body: { credential, ...(shown && { code: shown }) },
      });
      return [status, body.code ?? body.success];
    };
    for (const path of [accountPaths.googleLogin, accountPaths.googleRegister]) {
      expect(await byGoogle(path)).toEqual([401, 'second-factor.required']);
      expect(await byGoogle(path, code(0))).toEqual([401, 'second-factor.wrong']);
    }
    expect(await byGoogle(accountPaths.googleLogin, code(1))).toEqual([200, true]);
    expect(await byGoogle(accountPaths.googleLogin, code(1))).toEqual([401, 'second-factor.wrong']);
    expect(await byGoogle(accountPaths.googleRegister, recoveryCode)).toEqual([200, true]);
  });
});
