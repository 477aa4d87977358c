import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONCURRENT_CHECKOUTS } from './checkout-scenarios.js';
import { type Measured, measure } from './measure.js';
import { type Prepared, prepare } from './preparation.js';
import { bareScenario, scenarios } from './scenarios.js';
import { type MeasuredShop, startBareServer, startMeasuredShop } from './shop-process.js';

const DEMO_PRODUCTS = 5000;
const CONNECTIONS = [1, 32];
const MAX_CONNECTIONS = Math.max(...CONNECTIONS, ...CONCURRENT_CHECKOUTS);

const quick = process.argv.includes('--quick');
/** Words of the scenarios to measure; none is all. */
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const seconds = quick ? 2 : 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What a bare server does of the same minute, by the number of connections. */
class Yardstick {
  private readonly known = new Map<number, Measured>();

  constructor(
    private readonly bare: MeasuredShop,
    private readonly prepared: Prepared,
  ) {}

  /** Measures it the first time, and prints it. */
  async at(connections: number): Promise<Measured> {
    const known = this.known.get(connections);
    if (known) return known;
    const measured = await measure(this.bare, bareScenario, this.prepared.shoppers, connections, seconds);
    this.known.set(connections, measured);
    say(printed(measured, measured));
    return measured;
  }
}

async function report(shop: MeasuredShop, yardstick: Yardstick, prepared: Prepared): Promise<void> {
  say(`start with ${DEMO_PRODUCTS} products           ${inSeconds(shop.startMs)}`);
  say(`memory after the start              ${inMegabytes(shop.memory())}\n`);
  say(row('', 'connections', 'a second', 'p50 ms', 'p99 ms', 'errors', 'cpu µs', 'bare / it'));
  for (const scenario of scenarios(prepared)) {
    if (only.length > 0 && !only.some((word) => scenario.name.includes(word))) continue;
    for (const connections of scenario.connections ?? CONNECTIONS) {
      const bare = await yardstick.at(connections);
      const measured = await measure(shop, scenario, prepared.shoppers, connections, seconds);
      say(printed(measured, bare));
      if (scenario.callsEach === 4) say(inThreads(measured, bare));
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

    const [shop, bare] = await Promise.all([startMeasuredShop(dataDir, DEMO_PRODUCTS), startBareServer()]);
    try {
      await report(shop, new Yardstick(bare, prepared), prepared);
    } finally {
      await Promise.all([shop.stop(), bare.stop()]);
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

/** The processor time of a shopper's four calls in milliseconds, by thread, beside four calls of a bare server. */
function inThreads({ processor, threads }: Measured, bare: Measured): string {
  const ms = (microseconds: number | undefined) =>
    microseconds === undefined ? 'unknown' : (microseconds / 1000).toFixed(2);
  const [shop, database, others] = (threads ?? []).map(ms);
  const bareOnes = ms(bare.processor && 4 * bare.processor);
  return `  four calls: processor ${ms(processor)} ms (shop ${shop}, database ${database}, V8 and files ${others}); bare ${bareOnes} ms`;
}

/** A row of figures; the last says how often a bare server answers while this is done once. */
function printed(
  { name, connections, perSecond, p50, p99, errors, processor }: Measured,
  bare: Measured,
): string {
  const numbers = [connections, Math.round(perSecond), p50, p99, errors];
  return row(
    name,
    ...numbers.map(String),
    processor === undefined ? 'unknown' : processor.toFixed(0),
    (bare.perSecond / perSecond).toFixed(1),
  );
}

await main();
