import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { aListingKey, aProductIn, UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aCustomer } from '@jhola/test-doubles/builders/customers';
import { placeOrder } from '@jhola/test-doubles/builders/orders';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Shop, startMeasured } from '@jhola/test-doubles/shop/start-shop';
import { type Route, routesOf } from './harness/routes.js';
import { resolved, type Schemas, sampleOf } from './harness/schema-sample.js';
import { seeded } from './harness/seeded.js';
import { isFullRun } from './harness/tier.js';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (isFullRun ? 100_000 : 500));
/** The beginning: each route was met some 25 times, its code is compiled, and the heaps have the size they work with. */
const WARM_UP = 5000;
/** How much more memory the shop may have after the last request, in megabytes. */
const MAX_MORE = 30;
const SEED = Number(process.env.FUZZ_SEED ?? 10);

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\u0000',
  '\ud800',
  '💥'.repeat(50),
  '../../etc/passwd',
  '{"$gt":""}',
  'x'.repeat(3000),
  '1e309',
  '2026-13-45T99:99:99Z',
  '%00',
  '%zz',
  '(?:a+)+$',
  UNKNOWN_ID,
];
const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  [[[]]],
  { $gt: '' },
  { $where: '1' },
  { length: 1e9 },
];
const oddBodies = [
  '',
  'null',
  'hello',
  '"x"',
  '[',
  '{',
  '{}',
  '[]',
  '\ufeff{}',
  '{"a":1}}',
  '1e999',
  '\u0000',
];
const oddForms = [
  '',
  '--b',
  '--b--',
  '--b\r\n\r\n',
  '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--',
  '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/json\r\n\r\n{\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"\r\ncontent-type:\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="other"; filename="a.png"\r\n\r\nx\r\n--b--\r\n',
  `--b\r\n${'x: y\r\n'.repeat(50)}\r\nx\r\n--b--\r\n`,
  '--b\ncontent-disposition: form-data; name="file"; filename="a"\n\nx\n--b--\n',
];
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; boundary="b',
  'multipart/mixed; boundary=b',
  'text/plain',
  'x',
  ';',
];
const oddHeaders: readonly Record<string, string>[] = [
  { 'idempotency-key': '' },
  { 'idempotency-key': 'x'.repeat(2000) },
  { 'idempotency-key': '\u00ff' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Basic eDp4' },
  { cookie: '=;;a=%zz; language=\u00ff' },
  { 'accept-encoding': 'br;q=x, *;q=0' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"' },
  { range: 'bytes=9-1,-' },
  { origin: 'null' },
  { 'x-forwarded-for': '\u00ff, 1' },
  { 'stripe-signature': 't=1,v1=' },
  { 'stripe-signature': `t=1,v1=${'\u00ff'.repeat(64)}` },
  { 'user-agent': '\u00ff'.repeat(500) },
  { 'accept-language': '*;q=\u00ff' },
];

/** Encoded, and with a sign for what cannot be. */
const inAddress = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

describe('any request to any route', () => {
  let shop: Shop;
  let routes: readonly Route[];
  let schemas: Schemas;
  let askers: readonly (SignedIn | undefined)[];
  let ids: readonly string[];

  beforeAll(async () => {
    shop = await startMeasured();
    ({ routes, schemas } = await routesOf(shop));
    const [admin, customer] = [await anAdmin(shop), await aCustomer(shop)];
    const product = await aProductIn(shop, admin, await aListingKey(shop, admin));
    const orderId = await placeOrder(shop, customer, product);
    ids = [product._id, orderId, customer.userId, UNKNOWN_ID];
    askers = [admin, admin, customer, customer, undefined];
  });
  afterAll(() => shop.stop());

  const megabytes = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(shop.pid)], { encoding: 'utf8' })) / 1024;

  it('is answered, and never with a server error', async () => {
    const random = seeded(SEED);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const perhaps = (likely: number) => random() < likely;

    /** The sample of a body with one or two fields changed. */
    function bodyOf({ body }: Route): string {
      if (!body || perhaps(0.15)) return pick(oddBodies);
      const sample = sampleOf(body, schemas);
      const fields = Object.keys(resolved(body, schemas).properties ?? {});
      if (fields.length === 0) return JSON.stringify(pick(oddValues));
      const changes = Array.from({ length: 1 + Math.floor(random() * 2) }, () => [
        pick(fields),
        perhaps(0.2) ? pick(ids) : pick(oddValues),
      ]);
      return JSON.stringify({ ...(sample as object), ...Object.fromEntries(changes) });
    }

    function requestTo(route: Route): { address: string; init: RequestInit & { method: string } } {
      const path = route.path.replace(/\{\w+\}/g, () => inAddress(perhaps(0.5) ? pick(ids) : pick(oddTexts)));
      const names = [...route.queries, 'limit', 'x[$gt]', 'page'];
      const query = perhaps(0.4) ? `?${encodeURIComponent(pick(names))}=${inAddress(pick(oddTexts))}` : '';
      const asker = pick(askers);
      const isForm = perhaps(route.body ? 0.1 : 0.4);
      const hasBody = route.method !== 'GET' && perhaps(0.9);
      const usualType = isForm ? 'multipart/form-data; boundary=b' : 'application/json';
      return {
        address: shop.url + path + query,
        init: {
          method: route.method,
          headers: {
            ...(perhaps(0.7) ? { 'idempotency-key': randomUUID() } : {}),
            ...(asker ? { authorization: `Bearer ${asker.token}` } : {}),
            ...(hasBody ? { 'content-type': perhaps(0.7) ? usualType : pick(contentTypes) } : {}),
            ...(perhaps(0.3) ? pick(oddHeaders) : {}),
          },
          ...(hasBody && { body: isForm ? pick(oddForms) : bodyOf(route) }),
        },
      };
    }

    const faults: string[] = [];
    let before: number | undefined;
    for (let done = 0; done < REQUESTS; done += 10) {
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          const { address, init } = requestTo(pick(routes));
          const answer = await fetch(address, { ...init, redirect: 'manual' });
          const text = await answer.text();
          if (answer.status < 500) return;
          faults.push(
            `${answer.status} ${init.method} ${address.slice(shop.url.length, 200)} ${JSON.stringify(init.headers).slice(0, 300)} ${String(init.body).slice(0, 300)} ${text.slice(0, 200)}`,
          );
        }),
      );
      if (done === WARM_UP) before = megabytes();
    }
    expect(faults).toEqual([]);
    if (before !== undefined) expect(megabytes() - before).toBeLessThan(MAX_MORE);
  }, 1_200_000);
});
