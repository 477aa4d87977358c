import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { BenchShopper } from './preparation.js';
import type { Scenario } from './scenario.js';
import type { MeasuredShop, ThreadTime } from './shop-process.js';

const IDLE_MICROSECONDS = 50_000;
/** How soon it is noticed that enough calls are answered. */
const NOTICED_MS = 20;

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
 * @param seconds how long it is counted, at most where it has so many calls; the second before warms up, or a quarter of the calls
 */
export async function measure(
  shop: MeasuredShop,
  scenario: Scenario,
  shoppers: readonly BenchShopper[],
  connections: number,
  seconds: number,
): Promise<Measured> {
  const { calls } = scenario;
  const warming = calls && Math.max(connections, Math.floor(calls / 4));
  await run(shop.url, scenario, shoppers, connections, 1, warming);
  const [before, threadsBefore] = [shop.processorTime(), shop.threadTimes()];
  const result = await run(
    shop.url,
    scenario,
    shoppers,
    connections,
    seconds,
    calls && warming && calls - warming,
  );
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

/** Waits until the shop has nothing to do: for a second it takes less than a twentieth of a processor. */
export async function untilIdle(shop: MeasuredShop): Promise<void> {
  for (let [before, isIdle] = [shop.processorTime() ?? 0, false]; !isIdle; ) {
    await pause(1000);
    const now = shop.processorTime() ?? 0;
    isIdle = now - before < IDLE_MICROSECONDS;
    before = now;
  }
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

/** @param atMost after so many answers it ends, before `duration` is over */
function run(
  url: string,
  scenario: Scenario,
  shoppers: readonly BenchShopper[],
  connections: number,
  duration: number,
  atMost?: number,
): Promise<autocannon.Result> {
  let next = 0;
  let left = atMost ?? Number.POSITIVE_INFINITY;
  const options: autocannon.Options = {
    url,
    connections,
    duration,
    ...(atMost && { sampleInt: NOTICED_MS }),
    setupClient: (client) => {
      const shopper = shoppers[next++ % shoppers.length];
      if (shopper) client.setRequests(scenario.requests(shopper));
    },
  };
  return new Promise((resolve, reject) => {
    const running = autocannon(options, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    running.on('response', () => {
      left--;
      if (left <= 0) running.stop();
    });
  });
}
