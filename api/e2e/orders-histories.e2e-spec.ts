import { productPaths } from '@jhola/shared/contracts/product.contract';
import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, order } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import * as fc from 'fast-check';
import { anEvent, checkout, deliverEvent, paymentBecomes } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { auditOrders, type Pieces } from './harness/order-audit.js';
import { type ModelOrder, mayReach, modelOrder, reach, stockStateOf } from './harness/order-model.js';
import { repeated } from './harness/tier.js';

const HISTORIES = repeated(100);
const STEPS = 25;
const stages = ['PLACED', 'CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'] as const;

/** The expected state: all orders of one product, and how many pieces of it are left. */
interface Model {
  left: number;
  readonly orders: ModelOrder[];
}

/** The product that a history is about. */
interface Real {
  readonly product: TestProduct;
}

describe('random histories of orders', () => {
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let meera: Customer;
  let arjun: Customer;
  let inside: InsideDatabase;

  beforeAll(async () => {
    provider = await aProvider();
    // Only events that a history delivers reach the shop.
    shop = await startShop({ ...provider.env, PAYMENT_CHECK_SECONDS: '3600' });
    admin = await anAdmin(shop);
    [meera, arjun] = (await customers(shop, 2)) as [Customer, Customer];
    inside = await aDatabase(shop);
  });
  afterAll(async () => {
    await inside.close();
    await shop.stop();
    await provider.stop();
  });

  /** Left, held and sold are what the model has, and so is every order. */
  async function agree({ orders, left }: Model, { product }: Real): Promise<void> {
    const audit = await auditOrders(inside);
    expect(audit.troubles).toEqual([]);
    const pieces: Pieces = { left, held: 0, sold: 0 };
    for (const one of orders) {
      const state = stockStateOf(one);
      if (state !== 'left') pieces[state] += one.quantity;
    }
    expect(audit.pieces.get(product._id)).toEqual(pieces);
    const stored = new Map(audit.orders.map((one) => [one.orderId, one]));
    for (const { orderId, stage, payment } of orders) {
      const one = stored.get(orderId);
      // A refund is asked for once the cancellation is answered.
      const now = one?.payment.state === 'REFUNDING' ? 'REFUNDED' : one?.payment.state;
      expect([orderId, one?.statusHistory.at(-1)?.status, now]).toEqual([orderId, stage, payment]);
    }
  }

  type Step = fc.AsyncCommand<Model, Real>;
  /** A step, after which orders and stock must agree with the model. */
  const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
    check: () => true,
    run: async (model, real) => {
      await run(model, real);
      await agree(model, real);
    },
    toString: () => name,
  });
  /** A step with some order of the history; without one there is nothing to do. */
  const withOrder = (
    name: string,
    at: number,
    run: (one: ModelOrder, model: Model) => Promise<void>,
  ): Step => ({
    ...step(name, async (model) => {
      await run(model.orders[at % model.orders.length] as ModelOrder, model);
    }),
    check: ({ orders }) => orders.length > 0,
  });

  const ended = (one: ModelOrder, model: Model, stage: string): void => {
    reach(one, stage);
    if (stage === 'CANCELLED') model.left += one.quantity;
  };

  const buy = (quantity: number, isByCard: boolean) =>
    step(`buy ${quantity} by ${isByCard ? 'card' : 'cash'}`, async (model, { product }) => {
      const lines = [{ productId: product._id, quantity }];
      const { status, body } = await (isByCard ? checkout : order)(shop, meera, lines, 100 * quantity);
      if (quantity > model.left) return expect(body.code).toMatch(/^stock\.(none|short)$/);
      expect(status).toBe(200);
      model.left -= quantity;
      const placed = isByCard
        ? modelOrder(body.orderId, quantity, body.id)
        : modelOrder(body.data.orderId, quantity);
      model.orders.push(placed);
    });
  const cancelOne = (at: number) =>
    withOrder(`cancel ${at}`, at, async (one, model) => {
      const { status, body } = await cancel(shop, meera, one.orderId);
      if (!mayReach(one, 'CANCELLED'))
        return expect([status, body.code]).toEqual([409, 'order.not-cancellable']);
      expect(status).toBe(200);
      ended(one, model, 'CANCELLED');
    });
  const cancelAnothers = (at: number) =>
    withOrder(`cancel ${at} of somebody else`, at, async ({ orderId }) => {
      expect((await cancel(shop, arjun, orderId)).body.code).toBe('order.missing');
    });
  const moveOn = (at: number, stage: string) =>
    withOrder(`${at} becomes ${stage}`, at, async (one, model) => {
      const { status, body } = await advance(shop, admin, one.orderId, stage);
      if (!mayReach(one, stage)) return expect([status, body.code]).toEqual([409, 'order.illegal-stage']);
      expect(status).toBe(200);
      ended(one, model, stage);
    });
  const moveAsCustomer = (at: number, stage: string) =>
    withOrder(`its customer says ${at} is ${stage}`, at, async ({ orderId }) => {
      expect((await advance(shop, meera, orderId, stage)).status).toBe(403);
    });
  const pay = (at: number) =>
    withOrder(`pay ${at}`, at, async (one) => {
      if (!one.page || one.payment !== 'PENDING') return;
      provider.simulator.pay(one.page);
      await deliverEvent(shop, anEvent(provider, 'checkout.session.completed', one.page));
      await paymentBecomes(shop, meera, one.orderId, 'PAID');
      one.payment = 'PAID';
    });
  const expire = (at: number) =>
    withOrder(`the page of ${at} runs out`, at, async (one, model) => {
      if (!one.page || one.payment !== 'PENDING') return;
      provider.simulator.expire(one.page);
      await deliverEvent(shop, anEvent(provider, 'checkout.session.expired', one.page));
      await paymentBecomes(shop, meera, one.orderId, 'FAILED');
      one.stage = 'CANCELLED';
      one.payment = 'FAILED';
      model.left += one.quantity;
    });
  const redeliver = (at: number) =>
    withOrder(`the provider repeats itself about ${at}`, at, async ({ page }) => {
      if (!page) return;
      const { status } = await deliverEvent(shop, anEvent(provider, 'checkout.session.completed', page));
      expect(status).toBe(200);
    });
  const edit = (stock: number) =>
    step(`the owner counts ${stock}`, async (model, { product }) => {
      const body = { _id: product._id, stock };
      const { status } = await call(shop, productPaths.update, { method: 'PUT', token: admin.token, body });
      expect(status).toBe(200);
      model.left = stock;
    });

  const anyOrder = fc.nat({ max: 20 });
  const steps = [
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()).map(([count, isByCard]) => buy(count, isByCard)),
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()).map(([count, isByCard]) => buy(count, isByCard)),
    anyOrder.map(cancelOne),
    anyOrder.map(cancelAnothers),
    fc.tuple(anyOrder, fc.constantFrom(...stages)).map(([at, stage]) => moveOn(at, stage)),
    fc.tuple(anyOrder, fc.constantFrom(...stages)).map(([at, stage]) => moveAsCustomer(at, stage)),
    anyOrder.map(pay),
    anyOrder.map(expire),
    anyOrder.map(redeliver),
    fc.integer({ min: 0, max: 12 }).map(edit),
  ];

  it('keep to the stages of an order, and every piece is left, held or sold after each step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async (commands) => {
        const product = await aProduct(shop, admin, { stock: 10 });
        await fc.asyncModelRun(() => ({ model: { left: 10, orders: [] }, real: { product } }), commands);
      }),
      { numRuns: HISTORIES, seed: 3235, endOnFailure: true },
    );
  }, 300_000);
});
