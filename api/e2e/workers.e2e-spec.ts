import { request } from 'node:http';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { metricsPath } from '@jhola/shared/contracts/metrics.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { NEW_ORDER_EVENT } from '@jhola/shared/contracts/realtime.contract';
import { aListingKey, aProductIn, listing, namesIn } from '@jhola/test-doubles/builders/categories';
import { aCustomer, type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { backupState, startBackup } from './harness/backup-download.js';
import { aDatabase } from './harness/database.js';
import { areAllThere, auditOrders } from './harness/order-audit.js';
import { anOpenSocket, nextEvent } from './harness/sockets.js';
import { isFullRun, itInFullRun, repeated } from './harness/tier.js';

/** Two hundred buyers, twenty rounds and four workers in the full run. */
const WORKERS = isFullRun ? 4 : 2;
const BUYERS = isFullRun ? 200 : 30;
const ROUNDS = repeated(20);
const LEFT = 10;

interface LogLine {
  readonly pid: number;
  readonly event?: string;
  readonly number?: number;
  readonly msg: string;
}

const logged = (shop: Shop): LogLine[] =>
  shop.log.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as LogLine] : []));

/** The processes that have taken requests so far, the newest last. */
const opened = (shop: Shop): number[] =>
  logged(shop).flatMap(({ event, pid }) => (event === 'worker.open' ? [pid] : []));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A request on a connection of its own, of which the next worker takes care. */
const onItsOwn = (shop: Shop, path: string, token = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    request(`${shop.url}${path}`, { agent: false, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });

describe('a shop with several workers', () => {
  let shop: Shop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  beforeAll(async () => {
    shop = await startBriefly({ WORKERS: String(WORKERS) });
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
    dal = await aProduct(shop, admin, { stock: 100_000 });
  });
  afterAll(async () => {
    expect(await shop.stop()).toBe(0);
    expect(opened(shop).filter(isAlive)).toEqual([]);
  });

  it('takes requests in all of them, and adds their figures up', async () => {
    expect(opened(shop)).toHaveLength(WORKERS);
    for (let n = 0; n < 5 * WORKERS; n++) expect(await onItsOwn(shop, healthPath)).toBe(200);
    const figures = (await call(shop, metricsPath)).text;
    const counted = /jhola_http_request_duration_seconds_count\{[^}]*route="\/api\/health"[^}]*\} (\d+)/;
    expect(Number(counted.exec(figures)?.[1])).toBe(5 * WORKERS);
    expect(figures).toMatch(/^jhola_database_up 1$/m);
  });

  it('shows an administrator immediately what any of them has written, and everybody soon', async () => {
    const key = await aListingKey(shop, admin);
    const shown = async () => namesIn(await listing(shop, key));
    const asked = () => Promise.all(Array.from({ length: 4 * WORKERS }, shown));
    // Every worker has the answer ready.
    await asked();
    const name = 'Chana of all workers';
    const { _id } = await aProductIn(shop, admin, key, { name });
    const own = () => call(shop, productPaths.get, { token: admin.token, body: { search: name } });
    for (const answer of await Promise.all(Array.from({ length: 2 * WORKERS }, own)))
      expect(answer.text).toContain(name);
    await until('all show it', async () => (await asked()).every((names) => names.includes(name)));
    await call(shop, productPaths.delete, { method: 'DELETE', token: admin.token, body: { _id } });
    await until('none shows it', async () => (await asked()).every((names) => names.length === 0));
  });

  it('notifies the pages of all of them', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 2 * WORKERS }, () => anOpenSocket(shop, admin.token)),
    );
    const notified = Promise.all(sockets.map((socket) => nextEvent(socket, NEW_ORDER_EVENT)));
    const orderId = await placeOrder(shop, meera, dal, 1);
    expect(await notified).toEqual(sockets.map(() => ({ orderId, totalAmt: 100 })));
    for (const socket of sockets) socket.disconnect();
  });

  it('leaves its backup to the command', async () => {
    expect(await backupState(shop, admin)).toMatchObject({ isAvailable: false, isByCommand: true });
    expect((await startBackup(shop, admin)).body.code).toBe('backup.elsewhere');
  });

  it('ends a session in all of them', async () => {
    const shopper = await aCustomer(shop);
    const ask = () => onItsOwn(shop, accountPaths.userDetails, shopper.token);
    const asked = () => Promise.all(Array.from({ length: 2 * WORKERS }, ask));
    expect(new Set(await asked())).toEqual(new Set([200]));
    dataOf(await call(shop, accountPaths.logout, { token: shopper.token }));
    expect(new Set(await asked())).toEqual(new Set([401]));
  });

  it('sells exactly the last ten to many buyers, in each round', async () => {
    const buyers = await customers(shop, BUYERS);
    const sold = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const { _id } = await aProduct(shop, admin, { name: 'Saffron', stock: LEFT });
      const lines = [{ productId: _id, quantity: 1 }];
      const answers = await Promise.all(buyers.map((buyer) => order(shop, buyer, lines, 100)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(LEFT);
      const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
      expect(new Set(refusals)).toEqual(new Set(['stock.none']));
      sold.set(_id, LEFT);
    }
    const database = await aDatabase(shop);
    const audit = await auditOrders(database).finally(() => database.close());
    expect(audit.troubles).toEqual([]);
    expect(areAllThere(audit, sold)).toBe(true);
  }, 300_000);

  it('puts another one in the place of one that was killed', async () => {
    const before = opened(shop);
    process.kill(before[1] as number, 'SIGKILL');
    await until('another one takes requests', async () => opened(shop).length === before.length + 1, 60_000);
    expect(opened(shop).filter(isAlive)).toHaveLength(WORKERS);
    for (let n = 0; n < 2 * WORKERS; n++) expect(await onItsOwn(shop, healthPath)).toBe(200);
  });

  itInFullRun(
    'replaces all of them on SIGHUP and refuses no request meanwhile',
    async () => {
      const before = opened(shop);
      const list = { body: { page: 1, limit: 12, search: '' } };
      const statuses = new Map<number | string, number>();
      const count = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
      let isOver = false;
      const asking = async (ask: () => Promise<number>): Promise<void> => {
        while (!isOver) await ask().then(count, (error: Error) => count(String(error.cause ?? error)));
      };
      const load = [
        // Connections that are kept and used again, new ones, and orders.
        ...Array.from({ length: 6 }, () =>
          asking(async () => (await call(shop, productPaths.search, list)).status),
        ),
        ...Array.from({ length: 2 }, () => asking(() => onItsOwn(shop, healthPath))),
        asking(async () => (await order(shop, meera, [{ productId: dal._id, quantity: 1 }], 100)).status),
      ];
      process.kill(shop.pid, 'SIGHUP');
      const isReplaced = () => logged(shop).some(({ msg }) => msg === 'The workers are replaced');
      await until('all are replaced', async () => isReplaced(), 120_000);
      isOver = true;
      await Promise.all(load);
      expect([...statuses.keys()]).toEqual([200]);
      expect(opened(shop)).toHaveLength(before.length + WORKERS);
      await until('the former ones have ended', async () => !before.some(isAlive), 30_000);
    },
    300_000,
  );
});

describe('a shop with two workers and limits', () => {
  itInFullRun('counts the calls of all of them together', async () => {
    const shop = await startBriefly({ WORKERS: '2', RATE_LIMITS: 'on' });
    const body = { email: 'burst@test.example', password: 'wrong' };
    const statuses: number[] = [];
    for (let n = 0; n < 30 && !statuses.includes(429); n++) {
      // A connection of its own each: it is not one worker that counts.
      const headers = { connection: 'close' };
      statuses.push((await call(shop, accountPaths.login, { body, headers })).status);
    }
    const alone = await startBriefly({ RATE_LIMITS: 'on' });
    const without: number[] = [];
    for (let n = 0; n < 30 && !without.includes(429); n++)
      without.push((await call(alone, accountPaths.login, { body })).status);
    expect(statuses).toEqual(without);
    await Promise.all([shop.stop(), alone.stop()]);
  });

  itInFullRun('keeps its orders when it is opened again with one', async () => {
    const shop = await startBriefly({ WORKERS: '2' });
    const admin = await anAdmin(shop);
    const meera = await aCustomer(shop);
    const orderId = await placeOrder(shop, meera, await aProduct(shop, admin, { stock: 1 }), 1);
    await shop.stop({ keepData: true });
    const again = await startBriefly({ DATA_DIR: shop.dataDir });
    expect((await call(again, orderPaths.orderList, { token: meera.token })).text).toContain(orderId);
    await again.stop();
  });
});
