import { AggregatorRegistry, Histogram, Registry } from 'prom-client';
import { DURATIONS, RequestDurations } from './request-durations.js';

const observed = [
  ...DURATIONS.flatMap((bound) => [bound - 0.0005, bound, bound + 0.0005]),
  0,
  0.000_25,
  60,
].flatMap((seconds, at) => [
  { method: 'GET', route: '/api/category/get', status: 200, seconds },
  { method: at % 2 === 0 ? 'POST' : 'GET', route: '/api/order/:id', status: 200 + 100 * (at % 4), seconds },
]);

/** What both registries say of the same requests: the shop's, and that of prom-client's own histogram. */
function both() {
  const durations = new RequestDurations();
  const registry = new Registry();
  registry.registerMetric(durations.asMetric());
  const own = new Registry();
  const histogram = new Histogram({
    name: durations.name,
    help: durations.help,
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS,
    registers: [own],
  });
  for (const { method, route, status, seconds } of observed) {
    durations.observe(method, route, status, seconds);
    histogram.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }
  return [registry, own] as const;
}

const lines = async (registry: { metrics(): Promise<string> }) =>
  (await registry.metrics()).trim().split('\n').sort();

describe('the durations of requests', () => {
  it('are written as prom-client’s own histogram writes them', async () => {
    const [registry, own] = both();
    expect(await lines(registry)).toEqual(await lines(own));
  });

  it('of several processes are added up as those are', async () => {
    const [registry, own] = both();
    const [ours, theirs] = await Promise.all([registry, own].map((one) => one.getMetricsAsJSON()));
    const together = (one: object = []) => lines(AggregatorRegistry.aggregate([one, one]));
    expect(await together(ours)).toEqual(await together(theirs));
  });
});
