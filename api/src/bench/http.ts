import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutScenarios, ordersOf } from './checkout-scenarios.js';
import { coldScenarios } from './cold-scenarios.js';
import { untilIdle } from './measure.js';
import { type Prepared, prepare } from './preparation.js';
import { inMegabytes, inSeconds, memoryBesideStart, say } from './printed-figures.js';
import { CONNECTIONS } from './scenario.js';
import { warmScenarios } from './scenarios.js';
import { ShopFigures } from './shop-figures.js';
import { type MeasuredShop, startBareServer, startMeasuredShop } from './shop-process.js';

const DEMO_PRODUCTS = 5000;
const ORDER_CONNECTIONS = 32;

const quick = process.argv.includes('--quick');
/** Words of the scenarios to measure; none is all. */
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const seconds = quick ? 2 : 5;
/** What a very busy shop takes in an hour, one a second, and how long that may take at most. */
const hour = quick ? { orders: 600, seconds: 10 } : { orders: 3600, seconds: 60 };

async function report(shop: MeasuredShop, bare: MeasuredShop, prepared: Prepared): Promise<void> {
  const start = shop.memory();
  const memory = (when: string) => only.length === 0 && say(memoryBesideStart(when, shop.memory(), start));
  say(`start with ${DEMO_PRODUCTS} products           ${inSeconds(shop.startMs)}`);
  say(`memory after the start              ${inMegabytes(start)}\n`);
  const shown = new ShopFigures(shop, bare, prepared, seconds, only);
  // First, while the shop remembers nothing.
  await untilIdle(shop);
  await shown.print(coldScenarios(prepared));
  await shown.print(warmScenarios(prepared));
  await shown.printMixed();
  memory('after these');
  await shown.print([ordersOf(prepared, hour.orders, ORDER_CONNECTIONS)], hour.seconds);
  memory(`after ${hour.orders} orders`);
  await shown.print(checkoutScenarios(prepared));
  memory('at the end');
}

/** Measures the compiled shop over HTTP and prints the figures. It asserts nothing. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jhola-bench-'));
  try {
    const first = await startMeasuredShop(dataDir, DEMO_PRODUCTS);
    say(`first start, making ${DEMO_PRODUCTS} products   ${inSeconds(first.startMs)}`);
    const prepared = await prepare(first.url, Math.max(...CONNECTIONS)).finally(() => first.stop());

    const [shop, bare] = await Promise.all([startMeasuredShop(dataDir, DEMO_PRODUCTS), startBareServer()]);
    try {
      await report(shop, bare, prepared);
    } finally {
      await Promise.all([shop.stop(), bare.stop()]);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
