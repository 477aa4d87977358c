import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CartItem, cartPaths } from '@jhola/shared/contracts/cart.contract';
import { catalogueFilePaths, type ImportJob } from '@jhola/shared/contracts/catalogue-files.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import type { Request } from 'autocannon';
import { untilIdle } from './measure.js';
import { allListings, type Prepared, prepare, signIn } from './preparation.js';
import { inMegabytes, inSeconds, sayFigure } from './printed-figures.js';
import { productList } from './product-list.js';
import { get, post } from './scenario.js';
import { listingQuestions, searchQuestions } from './scenarios.js';
import { ShopCaller } from './shop-caller.js';
import { benchAdmin, startBareServer, startMeasuredShop } from './shop-process.js';
import { SteadyReads, type TimedCall } from './steady-reads.js';
import { WatchedMemory } from './watched-memory.js';

const DEMO_PRODUCTS = 600;
const ROWS = 200_000;
const QUICK_ROWS = 20_000;
/** For how long the shop is open before the import, and after it. */
const OPEN_MS = 60_000;
const AFTER_MS = 20_000;
const SLOW_MS = 250;

/** `--quick` imports fewer; `--rows=50000` so many. */
const quick = process.argv.includes('--quick');
const given = process.argv.find((word) => word.startsWith('--rows='))?.slice('--rows='.length);
const rows = given ? Number(given) : quick ? QUICK_ROWS : ROWS;

/** What visitors and a shopper ask meanwhile. */
async function questions(visitor: ShopCaller, prepared: Prepared) {
  const token = prepared.shoppers[0]?.token ?? '';
  const [item] = await visitor.as(token).call<CartItem[]>(cartPaths.get);
  return {
    search: searchQuestions.map((body) => post(productPaths.search, body)),
    listing: listingQuestions(prepared).map((body) => post(productPaths.bySubcategory, body)),
    home: [{ method: 'GET', path: '/' }] as Request[],
    cart: [1, 2, 3].flatMap((qty): Request[] => [
      { ...post(cartPaths.updateQuantity, { _id: item?._id, qty }, token), method: 'PUT' },
      get(cartPaths.get, token),
    ]),
  };
}

/** Prints how long calls took, and of those that took too long each: what it asked, how long after the first, and how long it took. */
function sayAnswers(when: string, calls: readonly TimedCall[]): void {
  const times = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0);
  const slow = calls.filter(({ ms }) => ms > SLOW_MS);
  sayFigure(
    `answers ${when}: p50, p95, slowest`,
    `${at(0.5)}, ${at(0.95)}, ${at(1)} ms; ${slow.length} of ${calls.length} above ${SLOW_MS} ms`,
  );
  const from = calls[0]?.at ?? 0;
  for (const call of slow)
    sayFigure(`  ${call.what}, after ${inSeconds(call.at - from)}`, `${call.ms.toFixed(0)} ms`);
}

async function importList(admin: ShopCaller, list: Blob): Promise<ImportJob> {
  const file = new FormData();
  file.append('file', list, 'products.csv');
  const { columns } = await admin.call<ImportJob>(catalogueFilePaths.upload, file);
  await admin.call(catalogueFilePaths.start, { columns, dryRun: false });
  for (;;) {
    const job = await admin.call<ImportJob>(catalogueFilePaths.state);
    if (job.phase !== 'checking' && job.phase !== 'importing') return job;
    await pause(1000);
  }
}

/** What a shop has in memory that has read all of these products, at the first search and list. */
async function sayStartedAgain(dataDir: string): Promise<void> {
  const shop = await startMeasuredShop(dataDir, DEMO_PRODUCTS);
  try {
    const visitor = new ShopCaller(shop.url);
    await visitor.call(productPaths.search, { search: 'basmati', page: 1 });
    const [listing] = await allListings(visitor);
    await visitor.call(productPaths.bySubcategory, { ...listing, page: 1 });
    await untilIdle(shop);
    sayFigure('memory of its own, started again', inMegabytes(shop.ownMemory()));
  } finally {
    await shop.stop();
  }
}

/** Measures what a long list of products takes that is imported beside an open shop, and prints the figures. It asserts nothing. */
async function main(): Promise<void> {
  // Made before: that takes this process a while, which would be measured as the shop's.
  const list = new Blob([productList(rows)], { type: 'text/csv' });
  const dataDir = mkdtempSync(join(tmpdir(), 'jhola-bench-'));
  try {
    const first = await startMeasuredShop(dataDir, DEMO_PRODUCTS);
    const prepared = await prepare(first.url, 1).finally(() => first.stop());
    const [shop, bare] = await Promise.all([startMeasuredShop(dataDir, DEMO_PRODUCTS), startBareServer()]);
    const memory = new WatchedMemory(shop);
    const yardstick = new SteadyReads(bare.url, { bare: [post('/', {})] });
    const visitor = new ShopCaller(shop.url);
    const reads = new SteadyReads(shop.url, await questions(visitor, prepared));
    try {
      sayFigure('memory of its own after the start', inMegabytes(memory.atMost()));
      await pause(OPEN_MS);
      const before = memory.atMost();
      sayFigure('while it is open, at most', inMegabytes(before));
      sayAnswers('before', reads.answered());
      const admin = visitor.as(await signIn(visitor, benchAdmin.email, benchAdmin.password));
      yardstick.answered();
      const [from, processor] = [performance.now(), shop.processorTime() ?? Number.NaN];
      const { phase, sums } = await importList(admin, list);
      sayFigure(`${rows} rows: ${phase}, ${sums?.accepted} accepted`, inSeconds(performance.now() - from));
      sayFigure(
        'processor time of the shop',
        inSeconds(((shop.processorTime() ?? Number.NaN) - processor) / 1000),
      );
      const most = memory.atMost();
      sayFigure(
        'memory of its own, at most',
        `${inMegabytes(most)}, ${inMegabytes(most - before)} above before`,
      );
      sayAnswers('meanwhile', reads.answered());
      sayAnswers('of a bare server meanwhile', yardstick.answered());
      await pause(AFTER_MS);
      const after = shop.ownMemory() ?? Number.NaN;
      sayFigure('after twenty seconds', `${inMegabytes(after)}, ${inMegabytes(after - before)} above before`);
    } finally {
      memory.end();
      await Promise.all([reads.end(), yardstick.end()]).finally(() =>
        Promise.all([shop.stop(), bare.stop()]),
      );
    }
    await sayStartedAgain(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
