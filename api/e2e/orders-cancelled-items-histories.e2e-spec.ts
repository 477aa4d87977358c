import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, order, orderOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aCardShop, checkout, paymentBecomes } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { auditOrders } from './harness/order-audit.js';
import { untilIdle } from './harness/recovery.js';
import { overviewOf, soldByOrders, soldByOverview } from './harness/sales.js';
import { seeded } from './harness/seeded.js';
import { repeated } from './harness/tier.js';

const STOCK = 1000;
const PRICES: readonly number[] = [40, 99, 250];
const ORDERS = repeated(120);

/** What an order is by the rules of docs/product.md#cancelling-items, written down apart from the shop's own code. */
interface Expected {
  readonly orderId: string;
  readonly by: Customer;
  readonly paymentId: string | undefined;
  /** What was paid or was to be paid at first, in rupees. */
  readonly charged: number;
  /** Pieces of each product. */
  pieces: number[];
  state: 'open' | 'shipped' | 'cancelled';
}

describe('histories of orders whose items are cancelled', () => {
  let provider: Provider;
  let shop: Shop;
  let database: InsideDatabase;
  let admin: SignedIn;
  let shoppers: Customer[];
  let products: TestProduct[];
  const random = seeded(7);
  const upTo = (max: number) => Math.floor(random() * (max + 1));

  beforeAll(async () => {
    provider = await aProvider();
    shop = await aCardShop(provider);
    database = await aDatabase(shop);
    admin = await anAdmin(shop);
    shoppers = await customers(shop, 4);
    products = await Promise.all(PRICES.map((price) => aProduct(shop, admin, { price, stock: STOCK })));
  });
  afterAll(async () => {
    await database.close();
    await shop.stop();
    await provider.stop();
  });

  const worth = (pieces: readonly number[]) =>
    pieces.reduce((sum, count, n) => sum + count * (PRICES[n] ?? 0), 0);
  const idOf = (n: number) => products[n]?._id ?? '';

  async function place(): Promise<Expected> {
    const by = shoppers[upTo(shoppers.length - 1)] as Customer;
    const pieces: number[] = PRICES.map(() => upTo(4));
    if (!pieces.some((count) => count > 0)) pieces[0] = 1;
    const lines = pieces.flatMap((quantity, n) => (quantity ? [{ productId: idOf(n), quantity }] : []));
    const charged = worth(pieces);
    if (random() < 0.5) {
      const { orderId } = dataOf<Order>(await order(shop, by, lines, charged));
      return { orderId, by, paymentId: undefined, charged, pieces, state: 'open' };
    }
    const { id, orderId } = (await checkout(shop, by, lines, charged)).body;
    provider.simulator.pay(id);
    await paymentBecomes(shop, by, orderId, 'PAID');
    const paymentId = provider.simulator.session(id).payment_intent ?? '';
    return { orderId, by, paymentId, charged, pieces, state: 'open' };
  }

  /** Does something with an order, and with its expectation what the rules say of it. */
  async function step(expected: Expected): Promise<void> {
    const chance = random();
    if (chance < 0.15) {
      const { status } = await advance(shop, admin, expected.orderId, 'SHIPPED');
      expect(status).toBe(expected.state === 'open' ? 200 : 409);
      if (expected.state === 'open') expected.state = 'shipped';
      return;
    }
    if (chance < 0.3) {
      const { status } = await cancel(shop, expected.by, expected.orderId);
      expect(status).toBe(expected.state === 'cancelled' ? 409 : 200);
      expected.state = 'cancelled';
      return;
    }
    const wanted = PRICES.flatMap((_, n) => (random() < 0.5 ? [{ n, quantity: upTo(4) }] : []));
    if (wanted.length === 0) return;
    const left = expected.pieces.map((count, n) => wanted.find((one) => one.n === n)?.quantity ?? count);
    const isFewer = wanted.every(({ n, quantity }) => quantity < (expected.pieces[n] ?? 0));
    const isDone = expected.state === 'open' && isFewer && left.some((count) => count > 0);
    const { status } = await call(shop, adminOrderPaths.cancelItems, {
      token: admin.token,
      headers: { 'idempotency-key': aKey() },
      body: {
        orderId: expected.orderId,
        items: wanted.map(({ n, quantity }) => ({ productId: idOf(n), quantity })),
      },
    });
    expect({ ...expected, wanted, status }).toMatchObject({ status: isDone ? 200 : 409 });
    if (isDone) expected.pieces = left;
  }

  it('have the pieces, totals and refunds of the rules, and sales that agree', async () => {
    const all: Expected[] = [];
    for (let n = 0; n < ORDERS; n++) {
      const expected = await place();
      all.push(expected);
      for (let steps = upTo(5); steps > 0; steps--) await step(expected);
    }
    await untilIdle(shop);
    for (const { orderId, by, paymentId, charged, pieces, state } of all) {
      const stored = await orderOf(shop, by, orderId);
      expect({ orderId, total: stored.totalAmt }).toEqual({ orderId, total: worth(pieces) });
      expect(stored.quantity).toBe(pieces.reduce((sum, count) => sum + count, 0));
      if (!paymentId) continue;
      const owed = state === 'cancelled' ? charged : charged - worth(pieces);
      const refunded = () =>
        provider.simulator.refundsOf(paymentId).reduce((sum, { amount }) => sum + amount, 0) / 100;
      await until(`${orderId} is refunded`, async () => refunded() >= owed);
      expect({ orderId, refunded: refunded() }).toEqual({ orderId, refunded: owed });
    }
    for (const [n, { _id }] of products.entries()) {
      const kept = all.filter(({ state }) => state !== 'cancelled');
      const sold = kept.reduce((sum, { pieces }) => sum + (pieces[n] ?? 0), 0);
      expect(await stockOf(shop, _id)).toBe(STOCK - sold);
    }
    expect((await auditOrders(database)).troubles).toEqual([]);
    await until('the overview agrees with the orders', async () => {
      const [overview, orders] = [
        soldByOverview(await overviewOf(shop, admin)),
        await soldByOrders(database),
      ];
      return (
        JSON.stringify([overview.orders, overview.revenue]) ===
        JSON.stringify([orders.orders, orders.revenue])
      );
    });
    expect(soldByOverview(await overviewOf(shop, admin))).toEqual(await soldByOrders(database));
  });
});
