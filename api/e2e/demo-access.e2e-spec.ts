import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { metricsPath } from '@jhola/shared/contracts/metrics.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { runCommand } from './harness/owner-command.js';
import { printedBy, printedSoFar } from './harness/printed.js';
import { isFullRun, itInFullRun } from './harness/tier.js';

/** The settings of an owner who sets nothing: no administrator of their own. */
const noOwner = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', RATE_LIMITS: 'on' };
const elsewhere = { ...noOwner, PUBLIC_URL: 'https://shop.example', DEMO_CATALOGUE: '' };
const admin = { email: 'admin@shop.example', password: 'admin-demo-1' };
const shopper = { email: 'shopper@shop.example', password: 'shopper-demo-1' };
const own = 'gulmohar-14-jaipur';

const parent = mkdtempSync(join(tmpdir(), 'jhola-demo-access-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const folder = (name: string) => join(parent, name);

type Way = Parameters<typeof call>[2];

/** The statuses that a caller gets for everything that is for trying the shop out. */
async function accessOf(shop: Pick<Shop, 'url'>, headers: Record<string, string> = {}) {
  const state = async (path: string, way: Way = {}) => (await call(shop, path, { headers, ...way })).status;
  return {
    admin: await state(accountPaths.login, { body: admin }),
    shopper: await state(accountPaths.login, { body: shopper }),
    mailbox: await state('/dev/mailbox'),
    simulator: await state('/dev/card-payments/style.css'),
    docs: await state('/api/docs'),
    docsJson: await state('/api/docs.json'),
    metrics: await state(metricsPath),
    cards: (await call(shop, orderPaths.paymentOptions, { headers })).body.data.card,
  };
}

const open = {
  admin: 200,
  shopper: 200,
  mailbox: 200,
  simulator: 200,
  docs: 200,
  docsJson: 200,
  metrics: 200,
  cards: 'test',
};
const closed = {
  admin: 401,
  shopper: 401,
  mailbox: 404,
  simulator: 404,
  docs: 401,
  docsJson: 401,
  metrics: 403,
  cards: 'off',
};

/** Why a shop with these settings stays closed. */
async function why(env: Record<string, string>): Promise<string> {
  const shop = await startBriefly(env).catch((error: Error) => error.message);
  if (typeof shop === 'string') return shop;
  const access = JSON.stringify(await accessOf(shop));
  await shop.stop({ keepData: true });
  return `It opened: ${access}`;
}

describe('promise 51: nothing for trying the shop out is reachable from elsewhere', () => {
  // An address of this machine that others use, too; where it has none, the proxies' headers alone are tried.
  const foreign = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await startBriefly({
      ...noOwner,
      DATA_DIR: folder('demo'),
      DEMO_CATALOGUE: '1',
      RATE_LIMITS: 'off',
      HOST: '0.0.0.0',
    });
  });

  it('is all there for this computer, and the shop says so', async () => {
    expect(await accessOf(shop)).toEqual(open);
    ({ token } = await signIn(shop, admin.email, admin.password));
    expect((await call(shop, healthPath)).body).toMatchObject({ demo: true, demoMode: 'local' });
    expect((await call(shop, overviewPaths.figures, { token })).body.data).toMatchObject({
      demoMode: 'local',
    });
  });

  it('is not there for another computer, whatever it says of itself', async () => {
    const other = foreign ? { url: shop.url.replace(/\/\/[^/]+(?=:)/, `//${foreign}`) } : undefined;
    if (other) {
      expect(await accessOf(other)).toEqual(closed);
      const forged = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' };
      expect(await accessOf(other, forged)).toEqual(closed);
      // RATE_LIMITS=off is for this computer, too.
      const guess = { body: { email: 'nobody@test.example', password: 'wrong' } };
      const answers = await Promise.all(
        Array.from({ length: 11 }, () => call(other, accountPaths.login, guess)),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    }
    const elsewhere: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
    ];
    for (const headers of elsewhere) {
      expect(await accessOf(shop, headers)).toEqual(closed);
    }
  });

  it('lets an administrator read the API’s description from anywhere', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    expect((await call(shop, '/api/docs.json', { token, headers: from })).status).toBe(200);
    await shop.stop({ keepData: true });
    cpSync(folder('demo'), folder('shown'), { recursive: true });
  });

  it('keeps the demo’s folder closed in production, in one sentence that says how to end it', async () => {
    expect(await why({ ...elsewhere, DATA_DIR: folder('demo'), NODE_ENV: 'production' })).toMatch(
      /^The shop did not open:\n(?:\{.*\n)*The shop stays closed [^\n]*admin@shop.example and shopper@shop.example[^\n]*npm run demo:end[^\n]*$/,
    );
  });

  itInFullRun(
    'ends with npm run demo:end: the shopper goes, the administrator gets another password',
    async () => {
      const end = (ADMIN_PASSWORD: string) =>
        runCommand('demo-end', [], { DATA_DIR: folder('demo'), NODE_ENV: 'production', ADMIN_PASSWORD });
      expect(await end('admin-demo-1')).toMatchObject({
        code: 1,
        said: expect.stringMatching(/most common/),
      });
      const ended = await end(own);
      expect(ended.said.trim().split('\n').sort()).toEqual([
        'admin@shop.example has a new password and has to sign in anew.',
        'shopper@shop.example is removed.',
      ]);
      expect(ended.code).toBe(0);
      const real = await startBriefly({ ...elsewhere, DATA_DIR: folder('demo'), NODE_ENV: 'production' });
      expect(await accessOf(real)).toEqual(closed);
      expect((await call(real, accountPaths.userDetails, { token })).status).toBe(401);
      await signIn(real, admin.email, own);
      expect((await call(real, healthPath)).body).toMatchObject({ demo: false, demoMode: 'off' });
      await real.stop({ keepData: true });
      // Nor does it come back when the shop is opened here once more.
      const here = await startBriefly({ ...noOwner, DATA_DIR: folder('demo'), DEMO_CATALOGUE: '1' });
      expect(await accessOf(here)).toMatchObject({ admin: 401, shopper: 401 });
      await here.stop();
    },
  );
});

describe('a demo that is shown to others (DEMO_PUBLIC=on)', () => {
  const shown = { ...elsewhere, DATA_DIR: folder('shown'), DEMO_PUBLIC: 'on' };
  const administrator = /^Administrator: (\S+) {2}(\S+)/;

  it('has the shopper’s account and test payments, and an administrator whose password is random', async () => {
    const shop = await startBriefly(shown);
    expect(await accessOf(shop)).toEqual({ ...closed, shopper: 200, simulator: 200, cards: 'test' });
    expect((await call(shop, healthPath)).body).toMatchObject({ demo: true, demoMode: 'public' });
    const [email = '', password = ''] = await printedBy(shop, administrator);
    expect(email).toBe(admin.email);
    await signIn(shop, email, password);
    for (const [path, words] of [
      ['/', 'Demo: nothing here is real'],
      ['/about', 'Demo: nothing here is real'],
    ] as const) {
      expect((await call(shop, path, { headers: { accept: 'text/html' } })).text).toContain(words);
    }
    await shop.stop({ keepData: true });
  });

  itInFullRun('prints the password once, and never becomes a real shop unasked', async () => {
    const again = await startBriefly(shown);
    await again.stop({ keepData: true });
    expect(printedSoFar(again, administrator)).toEqual([]);
    const { DEMO_PUBLIC: _, ...real } = shown;
    expect(await why(real)).toContain('the password of shopper@shop.example, which is the demo');
  });
});

describe('the first start of an owner', () => {
  const dataDir = folder('owner');
  const link = /at: (https:\S+\/set-up\?token=\S+)$/;
  const tokenOf = (address = '') => new URL(address).searchParams.get('token') ?? '';
  const owner = { name: 'Asha Owner', email: 'owner@test.example', password: own, confirmPassword: own };
  const setUp = (shop: Shop, token: string, more: object = {}) =>
    call(shop, accountPaths.setUp, { body: { ...owner, token, ...more } });

  it('has nothing of the demo with an address of its own, and prints a link', async () => {
    const shop = await startBriefly({ ...elsewhere, DATA_DIR: dataDir });
    expect(await accessOf(shop)).toEqual(closed);
    const printed = await printedBy(shop, link);
    expect(printed).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/set-up\?token=[\w-]{43}$/)]);
    expect((await setUp(shop, 'guessed')).body.code).toBe('account.set-up-refused');
    expect(
      (await setUp(shop, tokenOf(printed[0]), { password: 'admin-demo-1', confirmPassword: 'admin-demo-1' }))
        .body.code,
    ).toBe('account.common-password');
    await shop.stop({ keepData: true });

    // The next start invalidates the link of the one before; its own makes one administrator, however often it is used.
    const next = await startBriefly({ ...elsewhere, DATA_DIR: dataDir, NODE_ENV: 'production' });
    const token = tokenOf((await printedBy(next, link))[0]);
    expect((await setUp(next, tokenOf(printed[0]))).status).toBe(403);
    // It may be used for half an hour.
    const database = await aDatabase(next);
    const links = database.collection('setuplinks');
    const { expiresAt } = (await links.findOne({})) ?? { expiresAt: new Date(0) };
    const left = expiresAt.getTime() - Date.now();
    expect([left > 28 * 60_000, left <= 30 * 60_000]).toEqual([true, true]);
    await links.updateOne({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await setUp(next, token)).body.code).toBe('account.set-up-refused');
    await links.updateOne({}, { $set: { expiresAt } });
    await database.close();
    const racing = await Promise.all(
      [1, 2, 3].map((at) => setUp(next, token, { email: `owner${at}@test.example` })),
    );
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const made = `owner${racing.findIndex(({ status }) => status === 200) + 1}@test.example`;
    const { token: signedIn } = await signIn(next, made, own);
    expect((await call(next, accountPaths.userDetails, { token: signedIn })).body.data.role).toBe('ADMIN');
    expect((await setUp(next, token)).status).toBe(403);
    await next.stop({ keepData: true });

    if (!isFullRun) return;
    const later = await startBriefly({ ...elsewhere, DATA_DIR: dataDir });
    await later.stop();
    expect(printedSoFar(later, link)).toEqual([]);
  });
});
