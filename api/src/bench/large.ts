import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { inDatabase, insertOrders } from './made-orders.js';
import { allListings, type Listing } from './preparation.js';
import { ShopCaller } from './shop-caller.js';
import { benchAdmin, type MeasuredShop, startMeasuredShop } from './shop-process.js';

const PRODUCTS = 100_000;
const ORDERS = 1_000_000;
const ORDER_DAYS = 730;
const SHOPPERS = 50_000;
const FIRST_COUNT = 1;
const REST_MS = 20_000;

const quick = process.argv.includes('--quick');
/** `--keep=FOLDER` makes the shop once, and measures the same again. */
const kept = process.argv.find((word) => word.startsWith('--keep='))?.slice('--keep='.length);
const size = quick ? { products: 5000, orders: 50_000 } : { products: PRODUCTS, orders: ORDERS };
const say = (what: string, figure: string): void =>
  void process.stdout.write(`${what.padEnd(48)}${figure}\n`);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? 'unknown' : `${Math.round(bytes / 1024 / 1024)} MB`;

async function make(dataDir: string): Promise<void> {
  const from = performance.now();
  const first = await startMeasuredShop(dataDir, size.products);
  await first.stop();
  say('made the products in', seconds(performance.now() - from));
  await inDatabase(dataDir, async (db) => {
    if ((await db.collection('orders').estimatedDocumentCount()) > 0) return;
    const productIds = await db
      .collection('products')
      .find({}, { projection: { _id: 1 } })
      .map(({ _id }) => _id)
      .toArray();
    // A shop that grew to this size has counted each of them at its time.
    await db.collection('salesCounts').updateOne({}, { $set: { complete: true, number: FIRST_COUNT } });
    await db
      .collection<{ _id: string }>('boughtPairCounts')
      .updateOne({ _id: 'pairs' }, { $set: { complete: true } }, { upsert: true });
    await insertOrders(db, {
      count: size.orders,
      days: ORDER_DAYS,
      shoppers: SHOPPERS,
      productIds,
      countedIn: FIRST_COUNT,
    });
  });
  say('made the shop in', seconds(performance.now() - from));
}

/** A first answer of the catalogue: the shop is open before that, but of no use. */
async function firstListing(visitor: ShopCaller, listing: Listing): Promise<void> {
  await visitor.call(productPaths.bySubcategory, { ...listing, page: 1 });
}

/** What is asked for while a shop of this size is open; each as nobody asked it before. */
async function calls(shop: MeasuredShop, listings: readonly Listing[]): Promise<void> {
  const visitor = new ShopCaller(shop.url);
  const { email, password } = benchAdmin;
  const signedIn = await visitor.call<{ accesstoken: string }>(accountPaths.login, { email, password });
  const admin = visitor.as(signedIn.accesstoken);
  const page = (n: number) => ({ ...(listings[n % listings.length] as Listing), page: 1 + n });
  const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...[0, 1, 2, 3].map(
      (n) => [`page ${n + 1} of a listing`, () => visitor.call(productPaths.bySubcategory, page(n))] as const,
    ),
    ...['atta', 'smart watch', 'notebok'].map(
      (search) =>
        [`search for ${search}`, () => visitor.call(productPaths.search, { search, page: 1 })] as const,
    ),
    ['orders of everybody', () => admin.call(orderPaths.adminOrders)],
    ['orders of one phone number', () => admin.call(`${orderPaths.adminOrders}?search=9000012345`)],
  ];
  for (const [what, ask] of asked) {
    const from = performance.now();
    await ask();
    say(what, `${(performance.now() - from).toFixed(1)} ms`);
  }
}

/** Measures how a shop with 100,000 products and 1,000,000 orders starts, and what it holds. It asserts nothing. */
async function main(): Promise<void> {
  if (kept) mkdirSync(kept, { recursive: true });
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'jhola-bench-'));
  try {
    await make(dataDir);
    const shop = await startMeasuredShop(dataDir, size.products);
    try {
      say('start until the shop is open', seconds(shop.startMs));
      say('its processor time', seconds((shop.processorTime() ?? Number.NaN) / 1000));
      const visitor = new ShopCaller(shop.url);
      const from = performance.now();
      const listings = await allListings(visitor);
      await firstListing(visitor, listings[0] as Listing);
      say('and until a listing was answered', seconds(performance.now() - from));
      say('memory then', megabytes(shop.memory()));
      await pause(REST_MS);
      say('memory after twenty seconds', megabytes(shop.memory()));
      await calls(shop, listings);
      say('memory at the end', megabytes(shop.memory()));
    } finally {
      await shop.stop();
    }
  } finally {
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
