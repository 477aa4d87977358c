import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { backupPaths } from '@jhola/shared/contracts/backup.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { aKey, order } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { activityOf, must } from './harness/activity.js';
import {
  allowDownload,
  askForBackup,
  backupIs,
  backupState,
  cancelBackup,
  prepareBackup,
  startBackup,
  storeResponse,
} from './harness/backup-download.js';
import { aDatabase } from './harness/database.js';
import { areAllThere, auditOrders } from './harness/order-audit.js';
import { runCommand as run } from './harness/owner-command.js';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { itInFullRun } from './harness/tier.js';

const STOCK = 100_000;
/** More than a connection holds: a download of it can be broken off in the middle. */
const LARGE_BYTES = 16 * 1024 * 1024;
let root: string;
let file: string;
let shop: Shop;
let admin: SignedIn;
let shoppers: Customer[];
let product: TestProduct;
let picture: string;
const acknowledged: string[] = [];
let acknowledgedBefore: string[] = [];

/** What lies in the folder of prepared backups. */
const waiting = (): string[] => {
  const folder = join(shop.dataDir, '.backup');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'jhola-download-'));
  file = join(root, 'shop.tar');
  shop = await startBriefly();
  admin = await anAdmin(shop);
  shoppers = await customers(shop, 4);
  product = await aProduct(shop, admin, { name: 'Tea', stock: STOCK });
  const sent = await must(uploadPicture(shop, admin, await plainPicture(64, 64).png().toBuffer()));
  picture = sent.body.data.url;
  writeFileSync(join(shop.dataDir, 'imports', 'large.csv'), Buffer.alloc(LARGE_BYTES, 'x'));
});
afterAll(async () => {
  await shop.stop();
  rmSync(root, { recursive: true, force: true });
});

async function placeOne(by: Customer): Promise<void> {
  const lines = [{ productId: product._id, quantity: 1 }];
  const { status, body } = await order(shop, by, lines, product.price, aKey());
  expect(status).toBe(200);
  acknowledged.push(body.data.orderId);
}

/** Places orders without a pause while something is done. */
async function whileOrdersComeIn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const load = shoppers.map(async (by) => {
    while (!isOver) await placeOne(by);
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(load);
  }
}

describe('promise 57: a backup as one file, by Admin › Settings › Backup', () => {
  it('is prepared while orders come in, says how far it is, and is the only one', async () => {
    expect(await backupState(shop, admin)).toEqual({
      isAvailable: true,
      isByCommand: true,
      picturesElsewhere: false,
      phase: 'idle',
      last: null,
    });
    await Promise.all(shoppers.map(placeOne));
    acknowledgedBefore = [...acknowledged];
    const said = await whileOrdersComeIn(async () => {
      const started = await must(startBackup(shop, admin));
      expect(started.body.data.phase).toBe('preparing');
      expect((await startBackup(shop, admin)).body.code).toBe('backup.running');
      return backupIs(shop, admin, 'ready');
    });
    expect(acknowledged.length).toBeGreaterThan(acknowledgedBefore.length + shoppers.length);
    const steps = said.flatMap(({ progress }) => (progress ? [progress] : []));
    expect(steps.some(({ done }) => done > 0)).toBe(true);
    for (const { done, total } of steps) expect(done).toBeLessThanOrEqual(total);
    const { prepared, last } = said.at(-1) ?? {};
    expect(prepared?.fileName).toMatch(/^jhola-backup-\d{4}-\d\d-\d\d-\d{4}\.tar$/);
    expect(prepared?.bytes).toBeGreaterThan(LARGE_BYTES);
    expect(last).toEqual({
      at: expect.any(String),
      by: { kind: 'admin', name: 'Shop Admin' },
      bytes: prepared?.bytes,
    });
    expect((await startBackup(shop, admin)).body.code).toBe('backup.running');
  });

  it('needs no room for files that the shop has already', () => {
    expect(statSync(join(String(waiting()), 'imports', 'large.csv')).nlink).toBe(2);
  });

  it('can be downloaded again after a download that broke off', async () => {
    const giveUp = new AbortController();
    const { cookie } = await allowDownload(shop, admin);
    const { body } = await askForBackup(shop, cookie, { signal: giveUp.signal });
    await body?.getReader().read();
    const { progress } = (await backupIs(shop, admin, 'downloading')).at(-1) ?? {};
    expect(progress?.done).toBeGreaterThan(0);
    giveUp.abort();
    await backupIs(shop, admin, 'ready');
  });

  it('is downloaded as a file of the size that was announced, and is gone from the shop then', async () => {
    const { prepared } = await backupState(shop, admin);
    const { cookie, set } = await allowDownload(shop, admin);
    expect(set).toMatch(/; HttpOnly/);
    expect(set).toMatch(/; SameSite=Strict/);
    expect(set).toContain(`Path=${backupPaths.download}`);
    // A browser may ask for the headers first: that neither downloads nor uses anything up.
    await askForBackup(shop, cookie, { method: 'HEAD' });
    expect((await backupState(shop, admin)).phase).toBe('ready');
    const response = await askForBackup(shop, cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${prepared?.fileName}"`);
    expect(response.headers.get('content-length')).toBe(String(prepared?.bytes));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    await storeResponse(response, file);
    expect(statSync(file).size).toBe(prepared?.bytes);
    expect((await backupIs(shop, admin, 'downloaded')).at(-1)?.prepared).toEqual(prepared);
    await until('it is removed', async () => waiting().length === 0);
    expect((await askForBackup(shop, cookie)).status).toBe(403);
  });

  it('is written in the audit log: that it was taken, and each download', async () => {
    const entries = await activityOf(shop, admin).list('?area=files&limit=100');
    const backups = entries.filter(({ action }) => action.startsWith('files.backup')).reverse();
    const of = {
      actor: { kind: 'admin', userId: admin.userId, name: 'Shop Admin' },
      address: '127.0.0.1',
      device: 'Chrome on Linux',
      subject: { type: 'file', name: expect.stringMatching(/\.tar$/) },
      after: { takenAt: expect.any(String), bytes: statSync(file).size },
    };
    expect(backups).toMatchObject([
      { ...of, action: 'files.backup-taken' },
      { ...of, action: 'files.backup-downloaded' },
      { ...of, action: 'files.backup-downloaded' },
    ]);
  });

  it('is whole, and is restored to a shop with the same orders, pictures and sign-ins', async () => {
    const checked = await run('database-check', [file], {});
    expect(checked).toEqual({ code: 0, said: expect.stringMatching(/shop\.orders: [1-9]\d* documents/) });
    const dataDir = join(root, 'restored');
    const ran = await run('restore', [file], { DATA_DIR: dataDir });
    expect(ran).toEqual({ code: 0, said: expect.stringContaining(`${dataDir} is the shop of `) });
    expect((await run('database-check', [dataDir], {})).code).toBe(0);
    const restored = await startBriefly({ DATA_DIR: dataDir });
    try {
      const database = await aDatabase(restored);
      const audit = await auditOrders(database);
      await database.close();
      const orders = new Set(audit.orders.map(({ orderId }) => orderId));
      expect(acknowledgedBefore.filter((orderId) => !orders.has(orderId))).toEqual([]);
      expect(audit.troubles).toEqual([]);
      expect(areAllThere(audit, new Map([[product._id, STOCK]]))).toBe(true);
      expect((await fetch(`${restored.url}${picture}`)).status).toBe(200);
      // The keys came along: who was signed in still is.
      const { body } = await must(call(restored, accountPaths.userDetails, { token: admin.token }));
      expect(body.data.email).toBe(admin.email);
      const details = { body: { productId: product._id } };
      const [here, there] = await Promise.all(
        [shop, restored].map(async (of) => (await must(call(of, productPaths.details, details))).body.data),
      );
      expect(there.name).toBe(here.name);
      const [entry] = await activityOf(restored, admin).list('?area=files&limit=1');
      expect(entry).toMatchObject({
        action: 'files.backup-restored',
        actor: { kind: 'command' },
        subject: { type: 'file', name: 'shop.tar' },
      });
    } finally {
      await restored.stop({ keepData: true });
    }
  });

  it('is not restored where its end is missing, and leaves nothing', async () => {
    const harmed = join(root, 'harmed.tar');
    const dataDir = join(root, 'never');
    cpSync(file, harmed);
    truncateSync(harmed, statSync(file).size - 2048);
    const refused = await run('restore', [harmed], { DATA_DIR: dataDir });
    expect(refused).toEqual({ code: 1, said: expect.stringContaining(harmed) });
    expect(existsSync(dataDir)).toBe(false);
    expect((await run('database-check', [harmed], {})).code).toBe(1);
    expect((await run('restore', [join(root, 'none.tar')], { DATA_DIR: dataDir })).said).toContain('ENOENT');
  });

  it('is for the administrator who asked, once, while the session lasts', async () => {
    await prepareBackup(shop, admin);
    const [shopper] = shoppers as [Customer];
    for (const path of [backupPaths.start, backupPaths.cancel, backupPaths.allowDownload]) {
      expect((await call(shop, path, { method: 'POST' })).status).toBe(401);
      expect((await call(shop, path, { method: 'POST', token: shopper.token })).status).toBe(403);
    }
    for (const cookie of [undefined, 'backup-download=', 'backup-download=guessed']) {
      const { status } = await askForBackup(shop, cookie);
      expect([cookie, status]).toEqual([cookie, 403]);
    }
    // An access token is not enough: a link could not send one.
    expect((await call(shop, backupPaths.download, { token: admin.token })).body.code).toBe(
      'backup.download-refused',
    );
    // Nor is it to have the download allowed: whoever has it may have it by an open screen.
    for (const password of ['', 'not-the-password']) {
      const refused = await call(shop, backupPaths.allowDownload, { token: admin.token, body: { password } });
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([password ? 401 : 400, null]);
    }
    const other = await signIn(shop, admin.email, admin.password);
    const { cookie: replaced } = await allowDownload(shop, admin);
    const { cookie } = await allowDownload(shop, other);
    expect((await askForBackup(shop, replaced)).status).toBe(403);
    await must(call(shop, accountPaths.logout, { token: other.token }));
    expect((await askForBackup(shop, cookie)).status).toBe(403);
    expect((await backupState(shop, admin)).phase).toBe('ready');
  });

  it('is thrown away when it is cancelled, ready or not', async () => {
    expect((await must(cancelBackup(shop, admin))).body.data.phase).toBe('idle');
    expect(waiting()).toEqual([]);
    const { token, password } = admin;
    const none = await call(shop, backupPaths.allowDownload, { token, body: { password } });
    expect([none.status, none.body.code]).toEqual([404, 'backup.missing']);
    await must(startBackup(shop, admin));
    expect((await must(cancelBackup(shop, admin))).body.data.phase).toBe('idle');
    expect(waiting()).toEqual([]);
    // The next one can begin.
    await prepareBackup(shop, admin);
  });

  itInFullRun('does not outlive the shop’s process, however that ends', async () => {
    const { last } = await backupState(shop, admin);
    const env = { DATA_DIR: shop.dataDir };
    await shop.kill();
    expect(waiting()).toHaveLength(1);
    shop = await startBriefly(env);
    expect(waiting()).toEqual([]);
    expect(await backupState(shop, admin)).toMatchObject({ phase: 'idle', last });
    await must(startBackup(shop, admin));
    await shop.stop({ keepData: true });
    expect(waiting()).toEqual([]);
    shop = await startBriefly(env);
  });

  itInFullRun('is refused where the database is a MongoDB, which has tools of its own', async () => {
    const elsewhere = await startBriefly({
      MONGODB_URI: shop.databaseUri,
      JWT_SECRET: 'one secret for all processes of it',
    });
    try {
      const owner = await anAdmin(elsewhere);
      expect(await backupState(elsewhere, owner)).toMatchObject({
        isAvailable: false,
        isByCommand: false,
        phase: 'idle',
      });
      const refused = await startBackup(elsewhere, owner);
      expect([refused.status, refused.body.code]).toEqual([409, 'backup.elsewhere']);
    } finally {
      await elsewhere.stop();
    }
  });
});
