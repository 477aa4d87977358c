import { healthPath } from '@jhola/shared/contracts/health.contract';
import { metricsPath } from '@jhola/shared/contracts/metrics.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { connectedShop } from './harness/shared-shop.js';

let shop: OpenShop;
let token: string;
beforeAll(async () => {
  ({ shop, metricsToken: token } = await connectedShop());
});

/** A figure by its name and labels, as Prometheus reads it. */
async function figure(named: string): Promise<number> {
  const { text } = await call(shop, metricsPath, { token });
  const line = text.split('\n').find((one) => one.startsWith(`${named} `));
  return Number(line?.slice(named.length));
}

describe('the figures for a monitor', () => {
  it('are for whoever has METRICS_TOKEN, on this computer too', async () => {
    const statusOf = async (sent: { token?: string; headers?: Record<string, string> }) =>
      (await call(shop, metricsPath, sent)).status;
    const admin = await anAdmin(shop);
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ headers: { authorization: `Basic ${token}` } })).toBe(401);
    expect(await statusOf({ token: `${token}s` })).toBe(403);
    expect(await statusOf({ token: admin.token })).toBe(403);
    const answer = await call(shop, metricsPath, { token, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
      'no-store',
    ]);
  });

  it('count requests by their route, however long the address is, and how long they took', async () => {
    const counted = 'jhola_http_request_duration_seconds_count';
    const known = `${counted}{method="GET",route="${healthPath}",status="2xx"}`;
    const unknown = `${counted}{method="GET",route="none",status="4xx"}`;
    const before = [await figure(known), await figure(unknown)].map((count) => count || 0);
    await call(shop, healthPath);
    await call(shop, '/api/nothing/a');
    await call(shop, '/api/nothing/b');
    expect(await figure(known)).toBe((before[0] ?? 0) + 1);
    expect(await figure(unknown)).toBe((before[1] ?? 0) + 2);
  });

  it('say which answers were ready', async () => {
    const search = { body: { search: 'nothing of this name', page: 1 } };
    const [ready, made] = ['jhola_answers_total{ready="yes"}', 'jhola_answers_total{ready="no"}'];
    const before = { ready: await figure(ready), made: await figure(made) };
    await call(shop, productPaths.search, search);
    expect(await figure(made)).toBeGreaterThan(before.made);
    await call(shop, productPaths.search, search);
    expect(await figure(ready)).toBeGreaterThan(before.ready);
  });

  it('count orders and what they are worth', async () => {
    const admin = await anAdmin(shop);
    const product = await aProduct(shop, admin, { price: 250, stock: 5 });
    const [placed, rupees] = ['jhola_orders_total{step="PLACED"}', 'jhola_orders_placed_rupees_total'];
    const before = { placed: (await figure(placed)) || 0, rupees: (await figure(rupees)) || 0 };
    await placeOrder(shop, await aCustomer(shop), product, 2);
    // Handlers of an event run after the order is answered.
    await until('the order to be counted', async () => (await figure(placed)) === before.placed + 1);
    expect(await figure(rupees)).toBe(before.rupees + 500);
  });

  it('tell of the database, the queues and the process', async () => {
    expect(await figure('jhola_database_up')).toBe(1);
    expect(await figure('jhola_database_ping_seconds')).toBeGreaterThan(0);
    expect(await figure('jhola_database_disk_full')).toBe(0);
    expect(await figure('jhola_queue_late_seconds{queue="events"}')).toBeGreaterThanOrEqual(0);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  });
});
