import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { aKey, order, ordersOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { aDatabase } from './harness/database.js';
import { areAllThere, auditOrders } from './harness/order-audit.js';
import { runCommand as run } from './harness/owner-command.js';
import { plainPicture } from './harness/pictures.js';

const STOCK = 100_000;
let root: string;
let backup: string;
let shop: Shop;
let admin: SignedIn;
let shoppers: Customer[];
let product: TestProduct;
/** What was acknowledged before the backup began, and all that was sent. */
const acknowledgedBefore: string[] = [];
const acknowledged: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'jhola-backup-'));
  backup = join(root, 'backups', 'first');
  shop = await startBriefly();
  admin = await anAdmin(shop);
  shoppers = await customers(shop, 4);
  product = await aProduct(shop, admin, { name: 'Tea', stock: STOCK });
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

/** Changes an avatar: the former picture is deleted. */
async function changeAvatar({ token }: Customer, picture: Buffer): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${shop.url}${accountPaths.uploadAvatar}`, {
    method: 'PUT',
    headers,
    body: form,
  });
  expect(status).toBe(200);
}

const check = (dataDir: string) => run('database-check', [dataDir], {});
const restore = (from: string, dataDir: string) => run('restore', [from], { DATA_DIR: dataDir });

describe('promise 57: npm run backup, while orders come in and pictures are replaced', () => {
  it('copies one moment with every order that was acknowledged before, and the shop goes on', async () => {
    const picture = await plainPicture(64, 64).png().toBuffer();
    await Promise.all(shoppers.flatMap((by) => [placeOne(by), changeAvatar(by, picture)]));
    let isOver = false;
    const untilOver = async (work: () => Promise<void>): Promise<void> => {
      while (!isOver) await work();
    };
    const load = shoppers.flatMap((by) => [
      untilOver(() => placeOne(by)),
      untilOver(() => changeAvatar(by, picture)),
    ]);
    acknowledgedBefore.push(...acknowledged);
    const ran = await run('backup', [backup], { DATA_DIR: shop.dataDir });
    isOver = true;
    await Promise.all(load);
    expect(ran).toEqual({ code: 0, said: expect.stringContaining(`${backup}: the shop of `) });
    // It was open all the time.
    expect(acknowledged.length).toBeGreaterThan(acknowledgedBefore.length + shoppers.length);
    expect(readdirSync(join(root, 'backups'))).toEqual(['first']);
    const [entry] = await activityOf(shop, admin).list('?area=files&limit=1');
    expect(entry).toMatchObject({
      action: 'files.backup-taken',
      actor: { kind: 'command' },
      subject: { type: 'file', name: 'first' },
      after: { takenAt: expect.any(String), bytes: expect.any(Number) },
    });
  });

  it('is whole by every checksum and for its owner’s eyes only', async () => {
    expect(await check(backup)).toEqual({
      code: 0,
      said: expect.stringMatching(/shop\.orders: [1-9]\d* documents/),
    });
    const files = readdirSync(backup, { recursive: true, withFileTypes: true });
    for (const entry of files) {
      const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777;
      expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['backup.json', 'jwt-secret']));
  });

  it('is restored to a shop with balanced books, every picture, and the same sign-ins', async () => {
    const dataDir = join(root, 'restored');
    expect(await restore(backup, dataDir)).toEqual({ code: 0, said: expect.stringContaining(dataDir) });
    expect((await check(dataDir)).code).toBe(0);
    const restored = await startBriefly({ DATA_DIR: dataDir });
    try {
      const database = await aDatabase(restored);
      const audit = await auditOrders(database);
      const avatars = await database.collection('users').distinct('avatar');
      await database.close();
      const orders = new Set(audit.orders.map(({ orderId }) => orderId));
      expect(acknowledgedBefore.filter((orderId) => !orders.has(orderId))).toEqual([]);
      expect(audit.troubles).toEqual([]);
      expect(areAllThere(audit, new Map([[product._id, STOCK]]))).toBe(true);
      const named = avatars.filter((avatar) => String(avatar).startsWith('/uploads/'));
      expect(named.length).toBe(shoppers.length);
      for (const avatar of named) expect([avatar, existsSync(join(dataDir, avatar))]).toEqual([avatar, true]);
      expect((await ordersOf(restored, shoppers[0] as Customer)).length).toBeGreaterThan(0);
      const carts = await call(restored, '/api/cart/get', { token: shoppers[0]?.token });
      expect(carts.status).toBe(200);
    } finally {
      await restored.stop({ keepData: true });
    }
    expect((await check(dataDir)).code).toBe(0);
  });

  it('refuses a folder with something in it, and leaves nothing of a backup that fails', async () => {
    const again = await run('backup', [backup], { DATA_DIR: shop.dataDir });
    expect(again).toEqual({ code: 1, said: `${backup} is not empty. Name a new folder.\n` });
    const nowhere = await run('backup', [join(root, 'none')], { DATA_DIR: join(root, 'no-shop') });
    expect(nowhere).toEqual({ code: 1, said: expect.stringContaining('There is no database in') });
    expect(existsSync(join(root, 'none.partial'))).toBe(false);
    const elsewhere = { MONGODB_URI: 'mongodb://127.0.0.1:1/shop', JWT_SECRET: 'x'.repeat(48) };
    const mongodb = await run('backup', [join(root, 'none')], elsewhere);
    expect(mongodb).toEqual({ code: 1, said: expect.stringContaining('mongodump') });
  });

  it('says in a line that an open shop’s own folder cannot be checked, nor restored into', async () => {
    expect(await check(shop.dataDir)).toEqual({
      code: 1,
      said: expect.stringMatching(/^Another process is already using .+\n$/),
    });
    expect(await restore(backup, shop.dataDir)).toEqual({
      code: 1,
      said: expect.stringContaining('has data already. Stop the shop'),
    });
  });

  it('refuses to restore what is not as it was, and leaves nothing', async () => {
    const dataDir = join(root, 'never');
    for (const file of ['database/tables/data.mdb', 'database/identity', 'keys/jwt-secret', 'backup.json']) {
      const damaged = join(root, 'damaged');
      cpSync(backup, damaged, { recursive: true });
      const bytes = readFileSync(join(damaged, file));
      bytes[10] = (bytes[10] as number) ^ 0x40;
      writeFileSync(join(damaged, file), bytes);
      const refused = await restore(damaged, dataDir);
      expect(refused).toEqual({ code: 1, said: `${join(damaged, file)} is damaged. Use another backup.\n` });
      expect((await check(damaged)).code).toBe(1);
      expect(existsSync(dataDir)).toBe(false);
      rmSync(damaged, { recursive: true });
    }
    const partial = join(root, 'partial');
    cpSync(backup, partial, { recursive: true });
    rmSync(join(partial, 'backup.json'));
    expect((await restore(partial, dataDir)).said).toContain('is no whole backup');
  });

  it('finishes a restore that was interrupted, and the shop does not start before', async () => {
    const dataDir = join(root, 'interrupted');
    cpSync(backup, dataDir, { recursive: true });
    for (const part of ['database', 'backup.json']) rmSync(join(dataDir, part), { recursive: true });
    cpSync(join(backup, 'database'), join(dataDir, '.restoring', 'database'), { recursive: true });
    await expect(startBriefly({ DATA_DIR: dataDir })).rejects.toThrow('run npm run restore again');
    expect((await restore(backup, dataDir)).code).toBe(0);
    expect((await check(dataDir)).code).toBe(0);
    expect(existsSync(join(dataDir, '.restoring'))).toBe(false);
  });
});
