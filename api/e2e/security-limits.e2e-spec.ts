import { readFileSync } from 'node:fs';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { MAX_CART_LINES } from '@jhola/shared/contracts/cart-limits';
import { catalogueSyncPaths } from '@jhola/shared/contracts/catalogue-sync.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { reviewPaths } from '@jhola/shared/contracts/reviews.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { aKey, order } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import { type Shop, startMeasured } from '@jhola/test-doubles/shop/start-shop';
import { nameOf } from './harness/route-audiences.js';
import { type Route, routesOf } from './harness/routes.js';
import { type Schemas, sampleOf } from './harness/schema-sample.js';
import { isFullRun, itInFullRun } from './harness/tier.js';

const MEBIBYTE = 1024 * 1024;
/** Promise 28: how much more memory the shop may have taken after all that is too much. */
const MAX_MORE = 50 * MEBIBYTE;
const CONCURRENCY = 25;
const ROUNDS = isFullRun ? 8 : 3;

let shop: Shop;
let admin: SignedIn;
let meera: Customer;
let dal: TestProduct;
let routes: readonly Route[];
let schemas: Schemas;
beforeAll(async () => {
  shop = await startMeasured();
  ({ routes, schemas } = await routesOf(shop));
  admin = await anAdmin(shop);
  [meera, dal] = await Promise.all([aCustomer(shop), aProduct(shop, admin, { stock: 100 })]);
});
afterAll(() => shop.stop());

const many = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);
const isRefusal = ({ status }: Answered) => status >= 400 && status < 500;

/** How much memory the shop's process has, in bytes; undefined where the machine does not tell. */
function memoryOf({ pid }: Shop): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

describe('promise 28: too much of anything', () => {
  it.each(['1000000000', '101', '0', '-1', '1.5', '"100"', '1e309'])(
    'is refused as the size of a page: %s',
    async (limit) => {
      const wrong: string[] = [];
      const paged = routes.filter(({ body, audience }) => {
        const sample = body && sampleOf(body, schemas);
        return audience !== 'customer' && typeof sample === 'object' && sample !== null && 'limit' in sample;
      });
      expect(paged.length).toBeGreaterThanOrEqual(6);
      for (const route of paged) {
        const sample = route.body ? sampleOf(route.body, schemas) : {};
        const body = JSON.stringify({ ...(sample as object), limit: 'HERE' }).replace('"HERE"', limit);
        const answer = await call(shop, route.path, { method: route.method, token: admin.token, body });
        if (!isRefusal(answer)) wrong.push(`${nameOf(route)}: ${answer.status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    reviewPaths.list.replace(':productId', 'f'.repeat(24)),
    orderPaths.adminOrders,
    catalogueSyncPaths.changes,
  ])('is refused in the query of %s', async (path) => {
    for (const limit of ['1000000000', '1e9', '-1', '1.5']) {
      const answer = await call(shop, `${path}?limit=${limit}`, { token: admin.token });
      expect([limit, isRefusal(answer)]).toEqual([limit, true]);
    }
  });

  it('is refused as lines of an order, ids, pictures, variants and texts', async () => {
    const id = dal._id;
    const asCustomer = { token: meera.token, headers: { 'idempotency-key': aKey() } };
    const asAdmin = { token: admin.token };
    const lines = many(1000, { productId: id, quantity: 1 });
    const answers = await Promise.all([
      order(shop, meera, lines, 100_000),
      call(shop, orderPaths.checkout, {
        ...asCustomer,
        body: { list_items: lines, addressId: meera.addressId, subTotalAmt: 1, totalAmt: 1 },
      }),
      call(shop, adminOrderPaths.bulkStatus, {
        ...asAdmin,
        body: { orderIds: many(1000, 'ORD-000000'), status: 'SHIPPED' },
      }),
      call(shop, `${catalogueSyncPaths.details}?ids=${many(51, id).join(',')}`),
      call(shop, productPaths.bySubcategory, {
        body: { categoryId: many(1000, id), subCategoryId: many(1000, id) },
      }),
      ...Object.entries({
        image: many(31, '/images/a.webp'),
        category: many(21, id),
        subCategory: many(21, id),
        variants: many(51, { name: 'Large' }),
        description: 'x'.repeat(10_001),
        name: 'x'.repeat(301),
      }).map(([field, value]) =>
        call(shop, productPaths.update, { ...asAdmin, method: 'PUT', body: { _id: id, [field]: value } }),
      ),
      call(shop, accountPaths.login, { body: { email: 'a@test.example', password: 'x'.repeat(200_000) } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status < 400 || status > 499)).toEqual([]);
  });

  itInFullRun('of a cart is a thousand lines: no more than a cart may have are kept', async () => {
    const shopper = await aCustomer(shop);
    const variants = many(50, 0).map((_, at) => ({ name: `Size ${at}` }));
    const products: TestProduct[] = [];
    for (let at = 0; at < 20; at++)
      products.push(await aProduct(shop, admin, { name: `Bolt ${at}`, stock: 100, variants }));
    const statuses: number[] = [];
    for (const { _id: productId, variants: sizes } of products) {
      const answers = await Promise.all(
        sizes.map(({ _id: variantId }) =>
          call(shop, cartPaths.create, {
            token: shopper.token,
            body: { productId, variantId },
            headers: { 'idempotency-key': aKey() },
          }),
        ),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    const { body } = await call(shop, cartPaths.get, { token: shopper.token });
    expect(statuses).toHaveLength(1000);
    expect(statuses.filter((status) => status === 200)).toHaveLength(body.data.length);
    expect(body.data).toHaveLength(MAX_CART_LINES);
    expect(statuses.every((status) => status === 200 || (status >= 400 && status < 500))).toBe(true);
  });

  it('takes no more than 50 MB of memory, many concurrently', async () => {
    const tooMuch: readonly (() => Promise<Answered>)[] = [
      () => call(shop, accountPaths.login, { body: { email: 'x'.repeat(300_000), password: 'x' } }),
      () =>
        call(shop, accountPaths.login, { body: { email: 'a@test.example', password: 'x'.repeat(250_000) } }),
      () => call(shop, accountPaths.login, { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
      () => call(shop, productPaths.search, { body: { search: 'dal', limit: 1e9 } }),
      () => order(shop, meera, many(1000, { productId: dal._id, quantity: 1 }), 1),
      () => call(shop, accountPaths.login, { body: { email: 'a', password: many(20_000, 'x') } }),
    ];
    const burst = async () => {
      const answers = await Promise.all(many(CONCURRENCY, 0).flatMap(() => tooMuch.map((ask) => ask())));
      expect(answers.every(isRefusal)).toBe(true);
    };
    // What a shop needs to work at all it takes with the first of them.
    await burst();
    const before = memoryOf(shop);
    for (let round = 0; round < ROUNDS; round++) await burst();
    const after = memoryOf(shop);
    if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(MAX_MORE);
    expect((await call(shop, productPaths.details, { body: { productId: dal._id } })).status).toBe(200);
  });
});
