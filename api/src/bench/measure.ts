import autocannon from 'autocannon';
import type { BenchShopper } from './preparation.js';
import type { Scenario } from './scenario.js';
import type { MeasuredShop, ThreadTime } from './shop-process.js';

/** What was measured of one scenario. */
export interface Measured {
  readonly name: string;
  readonly connections: number;
  readonly perSecond: number;
  /** Milliseconds a call. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were refusals, and calls without an answer. */
  readonly errors: number;
  /** Microseconds of the shop's processor time per call; on a busy machine it is more reliable than the rate. */
  readonly processor: number | undefined;
  /** The same by thread: the shop's own, the database's, and those of V8 and libuv (garbage, compiling, files) together. */
  readonly threads: readonly [shop: number, database: number, others: number] | undefined;
}

/**
 * Repeats a scenario on some connections, each with its own shopper.
 * @param seconds how long it is counted; the second before warms up
 */
export async function measure(
  shop: MeasuredShop,
  scenario: Scenario,
  shoppers: readonly BenchShopper[],
  connections: number,
  seconds: number,
): Promise<Measured> {
  await run(shop.url, scenario, shoppers, connections, 1);
  const [before, threadsBefore] = [shop.processorTime(), shop.threadTimes()];
  const result = await run(shop.url, scenario, shoppers, connections, seconds);
  const [after, threadsAfter] = [shop.processorTime(), shop.threadTimes()];
  const done = result['2xx'] / scenario.callsEach;
  return {
    name: scenario.name,
    connections,
    perSecond: done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
    processor: before === undefined || after === undefined ? undefined : (after - before) / done,
    threads: threadsOf(threadsBefore, threadsAfter, done),
  };
}

function threadsOf(
  before: readonly ThreadTime[],
  after: readonly ThreadTime[],
  done: number,
): Measured['threads'] {
  const earlier = new Map(before.map(({ thread, time }) => [thread, time]));
  const [shop, ...others] = after.map(({ thread, time }) => (time - (earlier.get(thread) ?? 0)) / done);
  if (shop === undefined) return undefined;
  // The database's is the busiest of the others.
  const [database = 0, ...rest] = others.sort((a, b) => b - a);
  return [shop, database, rest.reduce((sum, time) => sum + time, 0)];
}

function run(
  url: string,
  scenario: Scenario,
  shoppers: readonly BenchShopper[],
  connections: number,
  duration: number,
): Promise<autocannon.Result> {
  let next = 0;
  return Promise.resolve(
    autocannon({
      url,
      connections,
      duration,
      setupClient: (client) => {
        const shopper = shoppers[next++ % shoppers.length];
        if (shopper) client.setRequests(scenario.requests(shopper));
      },
    }),
  );
}
