import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { coldScenarios } from './cold-scenarios.js';
import { inDatabase, insertOrders } from './made-orders.js';
import { untilIdle } from './measure.js';
import { allListings, type Listing, type Prepared, prepare } from './preparation.js';
import { inMegabytes, inSeconds, sayFigure } from './printed-figures.js';
import { CONNECTIONS } from './scenario.js';
import { warmScenarios } from './scenarios.js';
import { ShopCaller } from './shop-caller.js';
import { ShopFigures } from './shop-figures.js';
import { benchAdmin, type MeasuredShop, startBareServer, startMeasuredShop } from './shop-process.js';

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

async function make(dataDir: string): Promise<void> {
  const from = performance.now();
  const first = await startMeasuredShop(dataDir, size.products);
  // What is kept on disk for the next start is written meanwhile.
  await untilIdle(first);
  await first.stop();
  sayFigure('made the products in', inSeconds(performance.now() - from));
  await inDatabase(dataDir, async (db) => {
    if ((await db.collection('orders').estimatedDocumentCount()) > 0) return;
    const productIds = await db
      .collection('products')
      .find({}, { projection: { _id: 1 } })
      .map(({ _id }) => _id)
      .toArray();
    // A shop that grew to this size has counted each of them at its time.
    await db.collection('salesCounts').updateOne({}, { $set: { complete: true, number: FIRST_COUNT } });
    await insertOrders(db, {
      count: size.orders,
      days: ORDER_DAYS,
      shoppers: SHOPPERS,
      productIds,
      countedIn: FIRST_COUNT,
    });
  });
  sayFigure('made the shop in', inSeconds(performance.now() - from));
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
    sayFigure(what, `${(performance.now() - from).toFixed(1)} ms`);
  }
}

/** What shoppers ask of a shop that has just started, and of one that has not, and while orders come in. */
async function shoppersFigures(dataDir: string, prepared: Prepared): Promise<void> {
  const [shop, bare] = await Promise.all([startMeasuredShop(dataDir, size.products), startBareServer()]);
  try {
    // Until the search index is read, a search waits for it.
    await new ShopCaller(shop.url).call(productPaths.search, { search: 'atta', page: 1 });
    await untilIdle(shop);
    const shown = new ShopFigures(shop, bare, prepared, quick ? 2 : 5);
    await shown.print(coldScenarios(prepared));
    await shown.print(warmScenarios(prepared));
    await shown.printMixed();
    sayFigure('memory after these', inMegabytes(shop.memory()));
  } finally {
    await Promise.all([shop.stop(), bare.stop()]);
  }
}

/** Measures how a shop with 100,000 products and 1,000,000 orders starts, what it holds, and what it answers. It asserts nothing. */
async function main(): Promise<void> {
  if (kept) mkdirSync(kept, { recursive: true });
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'jhola-bench-'));
  try {
    await make(dataDir);
    const shop = await startMeasuredShop(dataDir, size.products);
    let prepared: Prepared;
    try {
      sayFigure('start until the shop is open', inSeconds(shop.startMs));
      sayFigure('its processor time', inSeconds((shop.processorTime() ?? Number.NaN) / 1000));
      const visitor = new ShopCaller(shop.url);
      const from = performance.now();
      const listings = await allListings(visitor);
      await firstListing(visitor, listings[0] as Listing);
      sayFigure('and until a listing was answered', inSeconds(performance.now() - from));
      sayFigure('memory then', inMegabytes(shop.memory()));
      await pause(REST_MS);
      sayFigure('memory after twenty seconds', inMegabytes(shop.memory()));
      await calls(shop, listings);
      sayFigure('memory at the end', inMegabytes(shop.memory()));
      prepared = await prepare(shop.url, Math.max(...CONNECTIONS));
    } finally {
      await shop.stop();
    }
    await shoppersFigures(dataDir, prepared);
  } finally {
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
