import { execFileSync } from 'node:child_process';
import { bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import { customerPaths } from '@jhola/shared/contracts/customers.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly, startMeasured } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { routesOf } from './harness/routes.js';
import { isFullRun, itInFullRun } from './harness/tier.js';

const WRITES = 24_000;
/** So many writes of one account are taken in a minute, and a minute may end meanwhile: a quarter is refused all the same. */
const PER_MINUTE = 600;
const CONCURRENCY = 32;
/** How much more memory the shop may have after all that, in megabytes. */
const MAX_MORE = 20;
/** The newest answers of an account that are kept, and what may come before the older are looked for. */
const KEPT = 500;
const BETWEEN_LOOKS = 50;

/** What is called otherwise than by GET, and not counted: it changes nothing, or comes from the card provider. */
const UNCOUNTED = [
  orderPaths.webhook,
  bulkEditPaths.preview,
  productPaths.adminDetails,
  productPaths.adminFound,
  productPaths.get,
  productPaths.otherCategories,
  productPaths.byCategory,
  productPaths.bySubcategory,
  productPaths.details,
  productPaths.related,
  subcategoryPaths.get,
  customerPaths.details,
  customerPaths.find,
].sort();

let shop: Shop;
let product: TestProduct;
beforeEach(async () => {
  shop = await (isFullRun ? startMeasured : startBriefly)({ RATE_LIMITS: 'on' });
  product = await aProduct(shop, await anAdmin(shop));
});
afterEach(() => shop.stop());

let keys = 0;
const wish = ({ token }: SignedIn) =>
  call(shop, wishlistPaths.add, {
    token,
    body: { productId: product._id },
    headers: { 'idempotency-key': `wish-${String(++keys).padStart(8, '0')}` },
  });

/** What the shop answers to that many wishes, each with a key of its own: how many answers of each status. */
async function wishes(times: number, shopper: SignedIn) {
  const statuses: Record<number, number> = {};
  let left = times;
  const oneAfterTheOther = async () => {
    while (left-- > 0) {
      const { status } = await wish(shopper);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, oneAfterTheOther));
  return statuses;
}

const megabytes = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(shop.pid)], { encoding: 'utf8' })) / 1024;

describe('promise 54: writes of one account', () => {
  itInFullRun(
    'take no memory, however many are refused',
    async () => {
      // What a shop needs to work at all it takes with the first of them.
      await wishes(700, await aShopper(shop));
      const shopper = await aShopper(shop);
      const before = megabytes();
      const statuses = await wishes(WRITES, shopper);
      expect(megabytes() - before).toBeLessThan(MAX_MORE);
      expect(Object.keys(statuses)).toEqual(['200', '429']);
      expect(statuses[429]).toBeGreaterThan(WRITES / 4);
    },
    240_000,
  );

  it('are refused beyond the limit', async () => {
    const shopper = await aShopper(shop);
    await wishes(PER_MINUTE - 1, shopper);
    // The minute of those before may have ended meanwhile.
    for (let more = 0; more < PER_MINUTE; more += CONCURRENCY) {
      const statuses = await wishes(CONCURRENCY, shopper);
      if (statuses[429] === CONCURRENCY) break;
    }
    const refused = await wish(shopper);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // So is every other call that an account writes by.
    const { routes } = await routesOf(shop);
    const writing = routes.filter(({ method, audience }) => method !== 'GET' && audience === 'customer');
    const answers = await Promise.all(
      writing.map(async ({ method, path }) => {
        const address = path.replace(/\{\w+\}/g, UNKNOWN_ID);
        const { status } = await call(shop, address, { method, token: shopper.token });
        return [status, `${method} ${path}`];
      }),
    );
    expect(writing.length).toBeGreaterThan(20);
    expect(answers.filter(([status]) => status !== 429).map(([, route]) => route)).toEqual([]);
    // Its reading and the writes of others of its address are free.
    expect((await call(shop, wishlistPaths.get, { token: shopper.token })).status).toBe(200);
    expect((await wish(await aShopper(shop))).status).toBe(200);
  }, 240_000);
});

describe('promise 54: all that one address sends', () => {
  itInFullRun(
    'is refused beyond the limit, but for what reads, and messages of the card provider',
    async () => {
      const { token } = await anAdmin(shop);
      const { routes } = await routesOf(shop);
      const shoppers = await Promise.all(Array.from({ length: 6 }, () => aShopper(shop)));
      for (const shopper of shoppers) await wishes(590, shopper);
      const last = await wish(shoppers[0] as SignedIn);
      expect([last.status, last.body.code]).toEqual([429, 'request.too-many']);
      const message = await call(shop, orderPaths.webhook, { body: {} });
      expect(message.status).toBe(400);
      const free: string[] = [];
      for (const { method, path } of routes.filter(({ method }) => method !== 'GET')) {
        const { status } = await call(shop, path.replace(/\{\w+\}/g, UNKNOWN_ID), { method, token });
        if (status !== 429) free.push(path);
      }
      expect(free.sort()).toEqual(UNCOUNTED);
      const details = await call(shop, productPaths.details, { body: { productId: product._id } });
      expect(details.status).toBe(200);
    },
  );
});

describe('promise 54: the answers kept for repeats', () => {
  itInFullRun('are the newest of each account', async () => {
    const database = await aDatabase(shop);
    const shopper = await aShopper(shop);
    expect(await wishes(600, shopper)).toEqual({ 200: 600 });
    const kept = await database.collection('idempotencyrecords').countDocuments({ key: /^wish-/ });
    await database.close();
    expect(kept).toBeGreaterThanOrEqual(KEPT);
    expect(kept).toBeLessThanOrEqual(KEPT + BETWEEN_LOOKS + CONCURRENCY);
  });
});
