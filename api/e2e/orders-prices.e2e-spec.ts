import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { aKey, order } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import * as fc from 'fast-check';
import { aDatabase } from './harness/database.js';
import { auditOrders } from './harness/order-audit.js';
import { costOf, type Priced } from './harness/price-oracle.js';
import { isFullRun, repeated } from './harness/tier.js';

const PRODUCTS = isFullRun ? 60 : 20;
const BUYERS = 16;
/** Carts that are priced concurrently; and how often, which makes ten thousand in the full run. */
const CONCURRENCY = 50;
const ROUNDS = repeated(200);
const PLENTY = 1_000_000;

/** A product of the shop, and what its owner entered. */
interface Offered extends Priced {
  readonly product: TestProduct;
  readonly variantId?: string;
}

const decimals = (whole: fc.Arbitrary<number>, places: number): fc.Arbitrary<string> =>
  fc
    .tuple(whole, fc.integer({ min: 0, max: 10 ** places - 1 }), fc.boolean())
    .map(([number, fraction, isWhole]) =>
      isWhole ? `${number}` : `${number}.${String(fraction).padStart(places, '0')}`,
    );
const prices = decimals(fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99_999 })), 2);
const discounts = fc.oneof(decimals(fc.integer({ min: 0, max: 99 }), 6), fc.constantFrom('0', '5.2', '100'));

describe('what an order costs', () => {
  let shop: Shop;
  let buyers: Customer[];
  let offered: Offered[];

  beforeAll(async () => {
    shop = await startShop();
    const admin = await anAdmin(shop);
    buyers = await customers(shop, BUYERS);
    const entered = fc.sample(fc.tuple(prices, discounts, prices), { numRuns: PRODUCTS, seed: 29 });
    offered = [];
    for (const [price, discount, variantPrice] of entered) {
      const product = await aProduct(shop, admin, {
        price: Number(price),
        discount: Number(discount),
        stock: PLENTY,
        // One at the product's price, one at its own.
        variants: [{ name: 'Small' }, { name: 'Large', price: Number(variantPrice) }],
      });
      const [small, large] = product.variants.map(({ _id }) => _id) as [string, string];
      offered.push({ product, variantId: small, price, discount });
      offered.push({ product, variantId: large, price: variantPrice, discount });
    }
    // And as many products that are sold without a variant.
    for (const [price, discount] of entered) {
      const product = await aProduct(shop, admin, {
        price: Number(price),
        discount: Number(discount),
        stock: PLENTY,
      });
      offered.push({ product, price, discount });
    }
  });
  afterAll(() => shop.stop());

  /** Lines of a cart: which of what is offered, and how many; the same may come twice. */
  const carts = fc.array(
    fc.record({
      offer: fc.integer({ min: 0, max: 3 * PRODUCTS - 1 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  type Cart = readonly { readonly offer: number; readonly quantity: number }[];
  const offerOf = (at: number): Offered => offered[at] as Offered;

  const oracle = (cart: Cart): number =>
    cart.reduce((paise, { offer, quantity }) => paise + costOf(offerOf(offer), quantity), 0);

  /** Sends a cart with a total in paise. */
  function send(buyer: Customer, cart: Cart, totalPaise: number): Promise<Answered> {
    const lines = cart.map(({ offer, quantity }) => {
      const { product, variantId } = offerOf(offer);
      return { productId: product._id, ...(variantId && { variantId }), quantity };
    });
    return order(shop, buyer, lines, totalPaise / 100);
  }

  /** The total, in paise, at which the shop itself arrives when it is offered another one; and that it refuses. */
  async function refusedTotal(buyer: Customer, cart: Cart, tampered: number): Promise<number> {
    const { status, body, text } = await send(buyer, cart, tampered);
    if (status !== 409 || body.code !== 'order.changed') throw new Error(`Not refused: ${status} ${text}`);
    return Math.round(body.details.totalAmt * 100);
  }

  it('is what an independent oracle says, for carts of all kinds, whatever total is sent', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(carts, fc.integer({ min: 1, max: 500_000 }), fc.boolean()), {
          minLength: CONCURRENCY,
          maxLength: CONCURRENCY,
        }),
        async (batch) => {
          const totals = await Promise.all(
            batch.map(([cart, by, less], n) => {
              const right = oracle(cart);
              const tampered = less && right > 0 ? Math.max(0, right - by) : right + by;
              return refusedTotal(buyers[n % BUYERS] as Customer, cart, tampered);
            }),
          );
          tried += totals.length;
          expect(totals).toEqual(batch.map(([cart]) => oracle(cart)));
        },
      ),
      { numRuns: ROUNDS, seed: 2929, endOnFailure: true },
    );
    expect(tried).toBeGreaterThanOrEqual(ROUNDS * CONCURRENCY);
  }, 240_000);

  it('is what is stored of the order, whose lines add up to it', async () => {
    const database = await aDatabase(shop);
    const totals = new Map<string, number>();
    try {
      for (const cart of fc.sample(carts, { numRuns: repeated(250), seed: 290 })) {
        const { status, body } = await send(buyers[0] as Customer, cart, oracle(cart));
        expect(status).toBe(200);
        totals.set(body.data.orderId, oracle(cart));
      }
      const { orders, troubles } = await auditOrders(database);
      expect(troubles).toEqual([]);
      expect(new Map(orders.map(({ orderId, totalPaise }) => [orderId, totalPaise]))).toEqual(totals);
    } finally {
      await database.close();
    }
  });

  it('takes no piece while totals are wrong', async () => {
    const database = await aDatabase(shop);
    try {
      const [rare] = offered as [Offered];
      // the orders before this test stamp revisions on what they sold
      const events = database.collection('events');
      await until('no event is left', async () => (await events.countDocuments()) === 0);
      const before = await database.collection('products').find().sort({ _id: 1 }).toArray();
      await refusedTotal(buyers[0] as Customer, [{ offer: 0, quantity: 3 }], costOf(rare, 3) + 1);
      expect(await database.collection('products').find().sort({ _id: 1 }).toArray()).toEqual(before);
    } finally {
      await database.close();
    }
  });

  describe('takes whole quantities from 1 to what is left alone', () => {
    /** Sends a quantity as the text it has in JSON. */
    const quantity = (written: string, product: TestProduct, total = 100) =>
      call(shop, orderPaths.cashOnDelivery, {
        token: (buyers[0] as Customer).token,
        headers: { 'idempotency-key': aKey() },
        body: `{"list_items":[{"productId":"${product._id}","quantity":${written}}],"totalAmt":${total},"address":"${(buyers[0] as Customer).addressId}"}`,
      });
    let five: TestProduct;
    beforeAll(async () => {
      five = await aProduct(shop, await anAdmin(shop), { stock: 5 });
    });

    it.each(['0', '-1', '1.5', '"2"', '1e309', 'NaN', '-0.5', 'null', 'true', '[1]', '{"$gt":0}', '100'])(
      'refuses %s',
      async (written) => {
        expect(await quantity(written, five)).toMatchObject({ status: 400 });
      },
    );

    it('refuses one more than is left, and sells what is left', async () => {
      expect(await quantity('6', five, 600)).toMatchObject({ status: 409, body: { code: 'stock.short' } });
      expect(await quantity('5', five, 500)).toMatchObject({ status: 200 });
      expect(await quantity('1', five, 100)).toMatchObject({ status: 409, body: { code: 'stock.none' } });
    });

    it('refuses whatever else JSON can say', async () => {
      const others = fc.oneof(
        fc
          .jsonValue()
          .filter((value) => !(Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99)),
        fc.double({ noInteger: true, noNaN: true }),
        fc.integer({ max: 0 }),
        fc.integer({ min: 100 }),
      );
      await fc.assert(
        fc.asyncProperty(others, async (value) => {
          const { status } = await quantity(JSON.stringify(value) ?? 'null', five);
          expect(status).toBe(400);
        }),
        { numRuns: repeated(1000), seed: 30 },
      );
    });
  });
});
