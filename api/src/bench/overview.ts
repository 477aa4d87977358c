import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedDatabase } from '@jhola/embedded-mongo';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { OVERVIEW_DAYS, type Overview, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { MongoClient, ObjectId } from 'mongodb';
import { ShopCaller } from './shop-caller.js';
import { benchAdmin, startMeasuredShop } from './shop-process.js';

const ORDERS = 100_000;
const PRODUCTS = 5000;
const LINES = 3;
const BATCH_SIZE = 2000;
const CALLS = 200;
const POLL_MS = 250;
const DAY_MS = 24 * 3_600_000;

const products = Array.from({ length: PRODUCTS }, () => new ObjectId());
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Some products are ordered far more often than others. */
const productAt = (n: number): number => Math.floor(PRODUCTS * (n / PRODUCTS) ** 3);

/** All orders fall into the days that the overview covers: more to add up than any shop of that size has. */
function anOrder(n: number, now: number) {
  const createdAt = new Date(now - (ORDERS - n) * ((OVERVIEW_DAYS * DAY_MS) / ORDERS));
  const cancelled = n % 10 === 0;
  const lines = Array.from({ length: LINES }, (_, at) => ({
    productId: products[productAt((n * 31 + at * 17) % PRODUCTS)],
    name: `Product ${n % PRODUCTS}`,
    image: ['/demo-images/product.svg'],
    unit: '1 kg',
    pricePaise: 10_000,
    discount: 0,
    quantity: 1 + (n % 3),
    subTotalPaise: 10_000 * (1 + (n % 3)),
  }));
  return {
    orderId: `ORD-B${String(n).padStart(7, '0')}`,
    userId: new ObjectId(),
    customer: { name: `Shopper ${n}`, mobile: '9876543210' },
    createdAt,
    paymentStatus: cancelled ? 'CANCELLED' : 'PLACED',
    group: cancelled ? 'cancelled' : 'newPending',
    payment: { method: 'COD', state: cancelled ? 'VOID' : 'DUE' },
    totalPaise: lines.reduce((sum, { subTotalPaise }) => sum + subTotalPaise, 0),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryAddress: {},
    lines,
    statusHistory: [{ status: 'PLACED', updatedAt: createdAt }],
    searchParts: [],
  };
}

async function fill(dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir });
  const client = await MongoClient.connect(database.uri);
  const now = Date.now();
  for (let from = 0; from < ORDERS; from += BATCH_SIZE) {
    const orders = Array.from({ length: BATCH_SIZE }, (_, at) => anOrder(from + at, now));
    await client.db().collection('orders').insertMany(orders);
  }
  await client.close();
  await database.close();
}

/** Asks for the overview until all orders are counted. */
async function counted(admin: ShopCaller): Promise<void> {
  while (!(await overview(admin)).complete) await pause(POLL_MS);
}

const overview = (admin: ShopCaller): Promise<Overview> => admin.call<Overview>(overviewPaths.figures);

/** Measures the overview of a shop with 100,000 orders in thirty days and prints the figures. It asserts nothing. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jhola-bench-'));
  try {
    await fill(dataDir);
    const shop = await startMeasuredShop(dataDir, PRODUCTS);
    try {
      const visitor = new ShopCaller(shop.url);
      const { email, password } = benchAdmin;
      const signedIn = await visitor.call<{ accesstoken: string }>(accountPaths.login, { email, password });
      const admin = visitor.as(signedIn.accesstoken);
      const from = performance.now();
      await counted(admin);
      say(`${ORDERS} orders counted after     ${((performance.now() - from) / 1000).toFixed(1)} s`);
      const times: number[] = [];
      const before = shop.processorTime() ?? Number.NaN;
      for (let n = 0; n < CALLS; n++) {
        const start = performance.now();
        await overview(admin);
        times.push(performance.now() - start);
      }
      const processor = ((shop.processorTime() ?? Number.NaN) - before) / CALLS / 1000;
      times.sort((one, other) => one - other);
      const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
      say(`overview, p50 / p95 / slowest   ${at(0.5)} / ${at(0.95)} / ${at(0.999)} ms`);
      say(`processor time each             ${processor.toFixed(1)} ms`);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
