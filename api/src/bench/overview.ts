import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { OVERVIEW_DAYS, type Overview, overviewPaths } from '@jhola/shared/contracts/overview.contract';
import { ObjectId } from 'mongodb';
import { inDatabase, insertOrders } from './made-orders.js';
import { ShopCaller } from './shop-caller.js';
import { benchAdmin, startMeasuredShop } from './shop-process.js';

const ORDERS = 100_000;
const PRODUCTS = 5000;
const CALLS = 200;
const POLL_MS = 250;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Asks for the overview until all orders are counted. */
async function counted(admin: ShopCaller): Promise<void> {
  while (!(await overview(admin)).complete) await pause(POLL_MS);
}

const overview = (admin: ShopCaller): Promise<Overview> => admin.call<Overview>(overviewPaths.figures);

/** Measures the overview of a shop with 100,000 orders in thirty days and prints the figures. It asserts nothing. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jhola-bench-'));
  try {
    const productIds = Array.from({ length: PRODUCTS }, () => new ObjectId());
    // All orders fall into the days that the overview covers: more to add up than any shop of that size has.
    const made = { count: ORDERS, days: OVERVIEW_DAYS, shoppers: ORDERS, productIds };
    await inDatabase(dataDir, (db) => insertOrders(db, made));
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
