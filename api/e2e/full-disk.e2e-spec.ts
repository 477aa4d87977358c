import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { aKey, order, ordersOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { SmallDisk } from '../embedded-mongo/src/testing/small-disk.js';
import { backupState, startBackup } from './harness/backup-download.js';
import { aDatabase } from './harness/database.js';
import { areAllThere, auditOrders } from './harness/order-audit.js';
import { runCommand as run } from './harness/owner-command.js';
import { plainPicture, uploadPicture } from './harness/pictures.js';
import { seeded } from './harness/seeded.js';
import { isFullRun } from './harness/tier.js';

const STOCK = 100_000;
const MEGABYTES = 48;
const ROUNDS = isFullRun ? 20 : 1;
const MAX_BYTES_LEFT = 200_000;

describe('promise 58: a shop whose disk fills while orders come in', () => {
  const random = seeded(58);
  const acknowledged = new Set<string>();
  /** Of the shoppers of this round: a shopper sees so many orders only. */
  const ofThisRound = new Set<string>();
  let admin: SignedIn;
  let disk: SmallDisk;
  let shop: Shop;
  let shoppers: Customer[];
  let product: TestProduct;
  let dataDir: string;

  beforeAll(async () => {
    disk = SmallDisk.mount(MEGABYTES);
    dataDir = join(disk.folder, 'data');
    shop = await startShop({ DATA_DIR: dataDir });
    admin = await anAdmin(shop);
    product = await aProduct(shop, admin, { name: 'Tea', stock: STOCK });
  });
  afterAll(async () => {
    await shop.stop();
    disk.unmount();
  });

  /** @returns the status and the code of a refusal */
  async function placeOne(by: Customer, key = aKey()): Promise<{ status: number; code: unknown }> {
    const { status, body } = await order(
      shop,
      by,
      [{ productId: product._id, quantity: 1 }],
      product.price,
      key,
    );
    if (status === 200) for (const orders of [acknowledged, ofThisRound]) orders.add(body.data.orderId);
    return { status, code: body.code };
  }

  /** What readers see is what was acknowledged, of orders and of the stock. */
  async function expectConsistent(): Promise<void> {
    const seen = (await Promise.all(shoppers.map((by) => ordersOf(shop, by)))).flat();
    expect(new Set(seen.map(({ orderId }) => orderId))).toEqual(ofThisRound);
    const database = await aDatabase(shop);
    try {
      const audit = await auditOrders(database);
      expect(new Set(audit.orders.map(({ orderId }) => orderId))).toEqual(acknowledged);
      expect(areAllThere(audit, new Map([[product._id, STOCK]]))).toBe(true);
      expect(audit.troubles).toEqual([]);
    } finally {
      await database.close();
    }
  }

  it('refuses a backup that would fill it, and leaves nothing of it', async () => {
    const refused = await startBackup(shop, admin);
    expect([refused.status, refused.body.code]).toEqual([409, 'backup.no-room']);
    expect(refused.body.details.free).toBeLessThan(refused.body.details.needed);
    expect((await backupState(shop, admin)).phase).toBe('idle');
    expect(existsSync(join(dataDir, '.backup'))).toBe(false);
  });

  it('takes a refused order again as soon as there is room, though its key could not be released', async () => {
    shoppers = await customers(shop, 1);
    const by = shoppers[0] as Customer;
    const database = await aDatabase(shop);
    try {
      // What is left of the file system's last block differs each time: now and then the key's record fits, and no more.
      for (let held = false; !held; ) {
        const key = aKey();
        disk.fill();
        expect(await placeOne(by, key)).toEqual({ status: 503, code: 'server.disk-full' });
        disk.empty();
        held = (await database.collection('idempotencyrecords').findOne({ key })) !== null;
        expect(await placeOne(by, key)).toEqual({ status: 200, code: undefined });
      }
    } finally {
      await database.close();
    }
  }, 60_000);

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'refuses, goes on reading, recovers without a restart, and has lost nothing after a kill (round %i)',
    async () => {
      shoppers = await customers(shop, 4);
      ofThisRound.clear();
      const refusals: { status: number; code: unknown }[] = [];
      const untilRefused = async (by: Customer): Promise<void> => {
        for (;;) {
          const answer = await placeOne(by);
          if (answer.status === 200) continue;
          refusals.push(answer);
          if (refusals.length > shoppers.length * 3) return;
        }
      };
      const load = shoppers.map(untilRefused);
      await placeOne(shoppers[0] as Customer);
      disk.fill(Math.floor(random() * MAX_BYTES_LEFT));
      await Promise.all(load);
      for (const refusal of refusals) expect(refusal).toEqual({ status: 503, code: 'server.disk-full' });

      disk.fill();
      const key = aKey();
      await until(
        'no write to fit any more',
        async () => (await placeOne(shoppers[1] as Customer, key)).status === 503,
      );
      const upload = await uploadPicture(shop, admin, await plainPicture(800, 600).png().toBuffer());
      expect([upload.status, upload.body.code]).toEqual([503, 'server.disk-full']);
      await expectConsistent();
      const health = await call(shop, '/api/health');
      expect([health.status, health.body.parts.database.state]).toEqual([
        503,
        expect.stringContaining('disk is full'),
      ]);

      disk.empty();
      const repeatedOrder = await placeOne(shoppers[1] as Customer, key);
      expect(repeatedOrder).toEqual({ status: 200, code: undefined });
      expect((await call(shop, '/api/health')).status).toBe(200);
      await expectConsistent();

      await shop.kill();
      expect(await run('database-check', [dataDir], {})).toMatchObject({ code: 0 });
      disk.fill();
      const refused = await startShop({ DATA_DIR: dataDir }).catch((error: Error) => error.message);
      expect(refused).toMatch(/^The shop did not open:\nThe disk [^\n]*is full\. Make room, [^\n]+$/);
      disk.empty();
      shop = await startShop({ DATA_DIR: dataDir });
      await expectConsistent();
    },
    60_000,
  );
});
