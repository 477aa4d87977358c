import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aKey } from '@jhola/test-doubles/builders/orders';
import { call } from '@jhola/test-doubles/call';
import { liveSessions } from './harness/live-session.js';
import { nameOf } from './harness/route-audiences.js';
import { sampleOf } from './harness/schema-sample.js';
import { sharedShop } from './harness/shared-shop.js';
import { type TwoCustomers, twoCustomers } from './harness/two-customers.js';

let fixture: TwoCustomers;
beforeAll(async () => {
  fixture = await twoCustomers(await sharedShop());
});

describe('promise 45: what belongs to somebody', () => {
  it('is kept by no cache, whatever the answer', async () => {
    const { shop, routes, schemas, owner, admin } = fixture;
    const guarded = routes.filter(({ audience }) => audience !== 'public');
    expect(guarded.length).toBeGreaterThanOrEqual(30);
    const tokenOf = liveSessions(shop);
    const kept: string[] = [];
    for (const route of guarded) {
      for (const account of [undefined, owner, admin]) {
        const token = account && (await tokenOf(account));
        const { status, headers } = await call(shop, route.path.replace(/\{\w+\}/g, UNKNOWN_ID), {
          method: route.method,
          ...(route.body ? { body: sampleOf(route.body, schemas) } : {}),
          ...(token ? { token } : {}),
          ...(route.needsKey ? { headers: { 'idempotency-key': aKey() } } : {}),
        });
        if (headers.get('cache-control') !== 'no-store')
          kept.push(`${status} ${nameOf(route)}: ${headers.get('cache-control')}`);
      }
    }
    expect(kept).toEqual([]);
  }, 240_000);

  it('is kept by no cache either where a refusal comes before any route', async () => {
    const { headers } = await call(fixture.shop, '/api/nothing-here');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the service worker', () => {
  it('is asked for anew each time, and so is the page it keeps', async () => {
    for (const path of [
      '/service-worker.js',
      '/service-worker-outbox.js',
      '/index.html',
      '/manifest.webmanifest',
    ]) {
      const { status, headers } = await call(fixture.shop, path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    }
  });
});
