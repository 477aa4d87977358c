import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { passkeyPaths } from '@jhola/shared/contracts/passkeys.contract';
import { secondFactorPaths } from '@jhola/shared/contracts/second-factor.contract';
import { signIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { Secret, TOTP } from 'otpauth';
import { activityOf } from './harness/activity.js';
import { Authenticator } from './harness/authenticator.js';
import { runCommand } from './harness/owner-command.js';
import { itInFullRun } from './harness/tier.js';

type CreationOptions = Parameters<Authenticator['create']>[0];
type SignInOptions = Parameters<Authenticator['get']>[0];

const password = 'the-owners-own-words';
let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'jhola-lost-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const create = (args: string[]) =>
  runCommand('create-admin', args, { DATA_DIR: dataDir, ADMIN_PASSWORD: password });

/** Opens the shop, which requires a second factor of administrators, for some work, and stops it again. */
async function inside<T>(use: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await startBriefly({ DATA_DIR: dataDir, ADMIN_SECOND_FACTOR: 'on' });
  try {
    return await use(shop);
  } finally {
    await shop.stop({ keepData: true });
  }
}

const details = (shop: Shop, token: string) => call(shop, accountPaths.userDetails, { token });
const rightsOf = async (shop: Shop, token: string) => {
  const { data } = (await details(shop, token)).body;
  return [data.role, data.needsSecondFactor];
};
const start = (shop: Shop, token: string) => call(shop, passkeyPaths.start, { token, body: { password } });

/** A new passkey, added in this session, and what the shop answers. */
async function added(shop: Shop, token: string) {
  const device = new Authenticator('http://localhost:3000');
  const options = await start(shop, token);
  if (options.status !== 200) return { device, answer: options };
  const body = { passkey: device.create(dataOf<CreationOptions>(options)) };
  return { device, answer: await call(shop, passkeyPaths.add, { token, body }) };
}

async function byPasskey(shop: Shop, device: Authenticator): Promise<Answered> {
  const proof = device.get(dataOf<SignInOptions>(await call(shop, passkeyPaths.startSignIn)));
  return call(shop, passkeyPaths.signIn, { body: { proof } });
}

/** An authenticator app, turned on in this session. */
async function anApp(shop: Shop, token: string): Promise<void> {
  const begun = await call(shop, secondFactorPaths.start, { token, body: { password } });
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.data.secret) }).generate();
  const confirmed = await call(shop, secondFactorPaths.confirm, { token, body: { code } });
  if (confirmed.status !== 200) throw new Error(`The app was refused: ${confirmed.text}`);
}

describe('npm run admin:create -- --remove-second-factor (promise 59)', () => {
  itInFullRun('lets an administrator in who has lost the passkey', async () => {
    const email = 'keyless@test.example';
    await create(['--email', email, '--name', 'K']);
    const { lost, before } = await inside(async (shop) => {
      const { device, answer } = await added(shop, (await signIn(shop, email, password)).token);
      expect(answer.status).toBe(200);
      const withKey = (await byPasskey(shop, device)).body.data.accesstoken;
      expect(await rightsOf(shop, withKey)).toEqual(['ADMIN', false]);
      const without = await signIn(shop, email, password);
      expect((await start(shop, without.token)).body.code).toBe('second-factor.first');
      return { lost: device, before: [withKey, without.token] };
    });

    const removed = await create(['--email', email, '--remove-second-factor']);
    await inside(async (shop) => {
      const own = await signIn(shop, email, password);
      expect(await rightsOf(shop, own.token)).toEqual(['USER', true]);
      const { device, answer } = await added(shop, own.token);
      expect([answer.status, answer.body.code]).toEqual([200, undefined]);
      const { accesstoken: token } = (await byPasskey(shop, device)).body.data;
      expect(await rightsOf(shop, token)).toEqual(['ADMIN', false]);

      expect((await byPasskey(shop, lost)).body.code).toBe('passkey.refused');
      for (const ended of before) expect((await details(shop, ended)).status).toBe(401);
      const log = await activityOf(shop, { ...own, token }).list('?area=account');
      const done = log.filter(({ actor }) => actor.kind === 'command');
      expect(done).toMatchObject([{ action: 'account.passkey-removed', subject: { name: 'K' } }]);
    });
    expect(removed.code).toBe(0);
    expect(removed.said).toMatch(
      new RegExp(`^Removed from ${email}: 1 passkey\\. All its sessions have ended\\.`),
    );
    expect(removed.said).toContain('With ADMIN_SECOND_FACTOR=on\nthe next sign-in asks for that');
  });

  it('removes app, recovery codes and passkeys together', async () => {
    const email = 'both@test.example';
    await create(['--email', email, '--name', 'B']);
    await inside(async (shop) => {
      const { token } = await signIn(shop, email, password);
      await anApp(shop, token);
      for (const _ of [1, 2]) expect((await added(shop, token)).answer.status).toBe(200);
      await expect(signIn(shop, email, password)).rejects.toThrow('second-factor.required');
    });
    const { code, said } = await create(['--email', email, '--remove-second-factor']);
    expect([code, said.split('\n')[0]]).toEqual([
      0,
      `Removed from ${email}: the authenticator app with its recovery codes and 2 passkeys. All its sessions have ended.`,
    ]);
    await inside(async (shop) => {
      const own = await signIn(shop, email, password);
      expect(await rightsOf(shop, own.token)).toEqual(['USER', true]);
    });
  });

  itInFullRun('says so when there is nothing more', async () => {
    const email = 'once@test.example';
    const remove = ['--email', email, '--remove-second-factor'];
    await create(['--email', email, '--name', 'O']);
    await inside(async (shop) => anApp(shop, (await signIn(shop, email, password)).token));
    expect((await create(remove)).said).toContain('the authenticator app with its recovery codes. All');
    const again = await create(remove);
    expect([again.code, again.said.trim()]).toEqual([
      0,
      `${email} has no second factor: nothing was removed.`,
    ]);
  });
});
