import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import {
  MAX_PASSKEYS,
  type Passkey,
  type PasskeyProof,
  passkeyPaths,
} from '@jhola/shared/contracts/passkeys.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import { anAdmin, aShopper, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { Authenticator, type Dishonesty } from './harness/authenticator.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { aResetToken, newPassword, reset } from './harness/recovery.js';
import { itInFullRun } from './harness/tier.js';

const anotherPassword = 'gulmohar-14-jaipur';
/** A shop that is tried out on this computer may have any port. */
const ORIGIN = 'http://localhost:3000';

let mails: MailServer;
let shop: Shop;
let database: InsideDatabase;
beforeAll(async () => {
  mails = await startMailServer();
  shop = await startBriefly({ MAIL_URL: mails.url, ADMIN_SECOND_FACTOR: 'on' });
  database = await aDatabase(shop);
});
afterAll(async () => {
  await database.close();
  await shop.stop();
  await mails.stop();
});

type CreationOptions = Parameters<Authenticator['create']>[0];
type SignInOptions = Parameters<Authenticator['get']>[0];

const start = ({ token, password }: SignedIn) =>
  call(shop, passkeyPaths.start, { token, body: { password } });
const startSignIn = () => call(shop, passkeyPaths.startSignIn);
const show = (proof: PasskeyProof) => call(shop, passkeyPaths.signIn, { body: { proof } });
const passkeysOf = async ({ token }: SignedIn) =>
  dataOf<Passkey[]>(await call(shop, passkeyPaths.list, { token }));
const outcome = ({ status, body }: Answered) => [status, body.code ?? body.success];

async function added(shopper: SignedIn, change?: Dishonesty, device = new Authenticator(ORIGIN)) {
  const options = dataOf<CreationOptions>(await start(shopper));
  const body = { passkey: device.create(options, change) };
  return { device, answer: await call(shop, passkeyPaths.add, { token: shopper.token, body }) };
}
async function signedIn(device: Authenticator, change?: Dishonesty): Promise<Answered> {
  return show(device.get(dataOf<SignInOptions>(await startSignIn()), change));
}

describe('a passkey (promise 59)', () => {
  let meera: SignedIn;
  let device: Authenticator;
  beforeAll(async () => {
    meera = await aShopper(shop);
    ({ device } = await added(meera));
  });

  it('is added with the password, listed, reported by mail, and signs in alone', async () => {
    const [passkey] = await passkeysOf(meera);
    expect(passkey).toMatchObject({ lastUsedAt: null, synced: false });
    const { body } = await signedIn(device);
    const token = body.data.accesstoken;
    const { data } = (await call(shop, accountPaths.userDetails, { token })).body;
    expect(data.email).toBe(meera.email);
    expect((await passkeysOf(meera))[0]?.lastUsedAt).toEqual(expect.any(String));
    const [mail] = await mails.arrived(meera.email, 1);
    expect(mail?.subject).toMatch(/passkey was added/);
    expect((await call(shop, accountPaths.signInOptions)).body.data.passkeys).toBe(true);
  });

  it('counts as both factors where administrators need a second one', async () => {
    const admin = await anAdmin(shop);
    const manage = (token: string) => call(shop, customerPaths.find, { token, body: {} });
    expect((await manage(admin.token)).status).toBe(403);
    const own = await added(admin);
    const { accesstoken } = (await signedIn(own.device)).body.data;
    expect((await manage(accesstoken)).status).toBe(200);
    const log = activityOf(shop, { ...admin, token: accesstoken });
    expect((await log.list('?limit=3')).map(({ action }) => action)).toEqual([
      'sign-in.succeeded',
      'account.passkey-added',
      'sign-in.succeeded',
    ]);
  });

  it('of an administrator who needs it is not replaced by whoever has the password, or the mailbox, alone', async () => {
    const made = await aShopper(shop);
    await database.collection('users').updateOne({ email: made.email }, { $set: { role: 'ADMIN' } });
    const admin = { ...made, token: (await signIn(shop, made.email, made.password)).token };
    const own = await added(admin);
    const { token } = await signIn(shop, admin.email, admin.password);
    const thief = { ...admin, token };
    const first = [403, 'second-factor.first'];
    const { password } = admin;
    expect(outcome(await start(thief))).toEqual(first);
    expect(outcome(await call(shop, secondFactorPaths.start, { token, body: { password } }))).toEqual(first);
    const [passkey] = await passkeysOf(admin);
    const remove = { passkeyId: passkey?._id, password };
    expect(outcome(await call(shop, passkeyPaths.remove, { token, body: remove }))).toEqual(first);
    const email = 'thief@test.example';
    const move = await call(shop, accountPaths.changeEmail, {
      method: 'PUT',
      token,
      body: { email, password },
    });
    expect(outcome(move)).toEqual(first);

    // A password set by a mailed code leaves it, and another password does not make a session that has passed it.
    const resetToken = await aResetToken(shop, mails, admin.email);
    expect((await reset(shop, admin.email, { resetToken })).status).toBe(200);
    const again = await signIn(shop, admin.email, newPassword);
    const changed = await call(shop, accountPaths.changePassword, {
      method: 'PUT',
      token: again.token,
      body: { password: newPassword, newPassword: anotherPassword, confirmPassword: anotherPassword },
    });
    expect(changed.status).toBe(200);
    const manage = (by: string) => call(shop, customerPaths.find, { token: by, body: {} });
    expect((await manage(changed.body.data.accesstoken)).status).toBe(403);
    expect((await manage((await signedIn(own.device)).body.data.accesstoken)).status).toBe(200);
  });

  it('signs in nobody whose account is blocked', async () => {
    const other = await aShopper(shop);
    const own = await added(other);
    await database.collection('users').updateOne({ email: other.email }, { $set: { status: 'Blocked' } });
    expect(outcome(await signedIn(own.device))).toEqual([403, 'account.blocked']);
  });

  it.each<[string, Dishonesty]>([
    ['from another page', { origin: 'https://phishing.example' }],
    ['from a page whose name begins alike', { origin: 'http://localhost.example:3000' }],
    ['bound to another domain', { rpId: 'phishing.example' }],
    ['without finger, face or PIN', { verified: false }],
    ['to a question that was never asked', { challenge: 'bm90LWFza2VkLWJ5LXRoZS1zaG9w' }],
    ['of another kind', { type: 'webauthn.create' }],
  ])('is refused %s, when adding and signing in', async (_, change) => {
    const kind = change.type ? { type: 'webauthn.get' } : change;
    expect(outcome((await added(meera, kind)).answer)).toEqual([401, 'passkey.refused']);
    expect(outcome(await signedIn(device, change))).toEqual([401, 'passkey.refused']);
    expect(await passkeysOf(meera)).toHaveLength(1);
  });

  it('answers each question once; questions alone make the shop store nothing', async () => {
    const stored = () => database.collection('usedPasskeyQuestions').countDocuments();
    const before = await stored();
    for (let asked = 0; asked < 5; asked += 1) await startSignIn();
    expect(await stored()).toBe(before);
    const proof = device.get(dataOf<SignInOptions>(await startSignIn()));
    const answers = await Promise.all([show(proof), show(proof), show(proof)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(outcome(await show(proof))).toEqual([401, 'passkey.refused']);
  });

  it('answers no question of another purpose or person', async () => {
    const toAdd = dataOf<CreationOptions>(await start(meera));
    const proof = device.get({ challenge: toAdd.challenge, rpId: toAdd.rp.id });
    expect(outcome(await show(proof))).toEqual([401, 'passkey.refused']);

    const other = await aShopper(shop);
    const theirs = dataOf<CreationOptions>(await start(meera));
    const body = { passkey: new Authenticator(ORIGIN).create(theirs) };
    const stolen = await call(shop, passkeyPaths.add, { token: other.token, body });
    expect(outcome(stolen)).toEqual([401, 'passkey.refused']);
    expect(await passkeysOf(other)).toEqual([]);
  });

  it('is refused when it is a copy: one that counts less than was counted', async () => {
    const own = await added(await aShopper(shop), { counter: 5 });
    expect(outcome(await signedIn(own.device, { counter: 9 }))).toEqual([200, true]);
    expect(outcome(await signedIn(own.device, { counter: 8 }))).toEqual([401, 'passkey.refused']);
    expect(outcome(await signedIn(own.device, { counter: 10 }))).toEqual([200, true]);
  });

  it('is refused with the signature of another key, another person’s name, or unknown', async () => {
    const options = async () => dataOf<SignInOptions>(await startSignIn());
    const stranger = new Authenticator(ORIGIN);
    const asked = await options();
    const [own, strange] = [device.get(asked), stranger.get(asked)];
    const forged = { ...own, response: { ...own.response, signature: strange.response.signature } };
    expect(outcome(await show(forged))).toEqual([401, 'passkey.refused']);
    expect(outcome(await show(stranger.get(await options())))).toEqual([401, 'passkey.refused']);
    const renamed = device.get(await options());
    const userHandle = Buffer.alloc(12, 7).toString('base64url');
    expect(outcome(await show({ ...renamed, response: { ...renamed.response, userHandle } }))).toEqual([
      401,
      'passkey.refused',
    ]);
    const broken = device.get(await options());
    for (const clientDataJSON of [
      'AAAA',
      Buffer.from('null').toString('base64url'),
      Buffer.from('{}').toString('base64url'),
    ]) {
      const answer = await show({ ...broken, response: { ...broken.response, clientDataJSON } });
      expect(outcome(answer)).toEqual([401, 'passkey.refused']);
    }
    const truncated = device.get(await options());
    const authenticatorData = truncated.response.authenticatorData.slice(0, 20);
    expect(
      outcome(await show({ ...truncated, response: { ...truncated.response, authenticatorData } })),
    ).toEqual([401, 'passkey.refused']);
  });

  it('needs the password to be added and to be removed', async () => {
    const wrong = { ...meera, password: 'not-the-password-1' };
    expect(outcome(await start(wrong))).toEqual([401, 'account.wrong-credentials']);
    const [passkey] = await passkeysOf(meera);
    const remove = (by: SignedIn, passkeyId = passkey?._id) =>
      call(shop, passkeyPaths.remove, { token: by.token, body: { passkeyId, password: by.password } });
    expect(outcome(await remove(wrong))).toEqual([401, 'account.wrong-credentials']);
    const other = await aShopper(shop);
    expect(outcome(await remove(other))).toEqual([404, 'passkey.missing']);
    expect(outcome(await signedIn(device))).toEqual([200, true]);

    expect(outcome(await remove(meera))).toEqual([200, true]);
    expect(outcome(await remove(meera))).toEqual([404, 'passkey.missing']);
    expect(outcome(await signedIn(device))).toEqual([401, 'passkey.refused']);
    expect((await mails.arrived(meera.email, 2)).at(-1)?.subject).toMatch(/passkey was removed/);
  });

  it('opens the account no more once its password was reset by mail: who was in it may have added one', async () => {
    const robbed = await aShopper(shop);
    const own = await added(robbed);
    const resetToken = await aResetToken(shop, mails, robbed.email);
    expect((await reset(shop, robbed.email, { resetToken })).status).toBe(200);
    expect(outcome(await signedIn(own.device))).toEqual([401, 'passkey.refused']);
    const { token } = await signIn(shop, robbed.email, newPassword);
    expect(await passkeysOf({ ...robbed, token })).toEqual([]);
  });

  it('belongs to one account; an account has ten at most', async () => {
    const [one, other] = [await aShopper(shop), await aShopper(shop)];
    const own = await added(one);
    expect(outcome((await added(other, {}, own.device)).answer)).toEqual([409, 'passkey.known']);
    for (let count = 1; count < MAX_PASSKEYS; count += 1) await added(one);
    expect(await passkeysOf(one)).toHaveLength(MAX_PASSKEYS);
    expect(outcome(await start(one))).toEqual([409, 'passkey.too-many']);
  });

  it('is part of the export of one’s data, and leaves with the account', async () => {
    const leaving = await aShopper(shop);
    await added(leaving);
    const { account } = (await call(shop, accountPaths.exportData, { token: leaving.token })).body.data;
    expect(account.passkeys).toMatchObject([{ synced: false }]);
    const { token, password, userId } = leaving;
    await call(shop, accountPaths.deleteAccount, { method: 'DELETE', token, body: { password } });
    const left = (await database.collection('passkeys').find().toArray()).map((passkey) =>
      String(passkey.userId),
    );
    expect(left).not.toContain(userId);
  });
});

itInFullRun('passkeys are not offered where the shop has no name', async () => {
  const numbered = await startBriefly({ PUBLIC_URL: 'http://127.0.0.1:3000' });
  try {
    expect((await call(numbered, accountPaths.signInOptions)).body.data.passkeys).toBe(false);
    expect(outcome(await call(numbered, passkeyPaths.startSignIn))).toEqual([409, 'passkey.not-offered']);
  } finally {
    await numbered.stop();
  }
});
