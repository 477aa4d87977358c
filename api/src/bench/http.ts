import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONCURRENT_CHECKOUTS } from './checkout-scenarios.js';
import { type Measured, measure } from './measure.js';
import { type Prepared, prepare } from './preparation.js';
import { scenarios } from './scenarios.js';
import { type MeasuredShop, startMeasuredShop } from './shop-process.js';

const DEMO_PRODUCTS = 5000;
const CONNECTIONS = [1, 32];
const MAX_CONNECTIONS = Math.max(...CONNECTIONS, ...CONCURRENT_CHECKOUTS);

const quick = process.argv.includes('--quick');
/** Words of the scenarios to measure; none is all. */
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const seconds = quick ? 2 : 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function report(shop: MeasuredShop, prepared: Prepared): Promise<void> {
  say(`start with ${DEMO_PRODUCTS} products           ${inSeconds(shop.startMs)}`);
  say(`memory after the start              ${inMegabytes(shop.memory())}\n`);
  say(row('', 'connections', 'a second', 'p50 ms', 'p99 ms', 'errors', 'cpu µs'));
  for (const scenario of scenarios(prepared)) {
    if (only.length > 0 && !only.some((word) => scenario.name.includes(word))) continue;
    for (const connections of scenario.connections ?? CONNECTIONS) {
      say(printed(await measure(shop, scenario, prepared.shoppers, connections, seconds)));
    }
  }
  say(`\nmemory at the end                   ${inMegabytes(shop.memory())}`);
}

/** Measures the compiled shop over HTTP and prints the figures. It asserts nothing. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jhola-bench-'));
  try {
    const first = await startMeasuredShop(dataDir, DEMO_PRODUCTS);
    say(`first start, making ${DEMO_PRODUCTS} products   ${inSeconds(first.startMs)}`);
    const prepared = await prepare(first.url, MAX_CONNECTIONS).finally(() => first.stop());

    const shop = await startMeasuredShop(dataDir, DEMO_PRODUCTS);
    try {
      await report(shop, prepared);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const inMegabytes = (bytes: number | undefined): string =>
  bytes === undefined ? 'unknown' : `${Math.round(bytes / 1024 / 1024)} MB`;

const row = (name: string, ...cells: string[]): string =>
  name.padEnd(27) + cells.map((cell) => cell.padStart(12)).join('');

function printed({ name, connections, perSecond, p50, p99, errors, processor }: Measured): string {
  const numbers = [connections, Math.round(perSecond), p50, p99, errors];
  return row(name, ...numbers.map(String), processor === undefined ? 'unknown' : processor.toFixed(0));
}

await main();
