import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { aKey, order, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import { aCardShop, checkout } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase } from './harness/database.js';
import { areAllThere, auditOrders } from './harness/order-audit.js';
import { isFullRun } from './harness/tier.js';

const SHOPPERS = isFullRun ? 200 : 60;
const LEFT = 10;
const ROUNDS = isFullRun ? 50 : 3;

describe('concurrent orders', () => {
  let provider: Provider;
  let shop: Shop;
  let admin: SignedIn;
  let shoppers: Customer[];

  beforeAll(async () => {
    provider = await aProvider();
    shop = await aCardShop(provider);
    admin = await anAdmin(shop);
    shoppers = await customers(shop, SHOPPERS);
  });
  afterAll(async () => {
    await shop.stop();
    await provider.stop();
  });

  const [ok, refused] = [
    (answers: Answered[]) => answers.filter(({ status }) => status === 200),
    (answers: Answered[]) => answers.filter(({ status }) => status !== 200),
  ];

  /** Every seventh buyer wants two pieces, on two lines; the others want one. */
  const wants = (n: number): number => (n % 7 === 3 ? 2 : 1);

  it(`sell exactly the last ten to ${SHOPPERS} buyers, cash and card mixed, in each round`, async () => {
    const sold = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const rare = await aProduct(shop, admin, { name: 'Saffron', stock: LEFT });
      const line = { productId: rare._id, quantity: 1 };
      const ask = (buyer: Customer, n: number) =>
        (n % 2 ? checkout : order)(
          shop,
          buyer,
          Array.from({ length: wants(n) }, () => line),
          100 * wants(n),
        );
      const asked: Promise<Answered>[] = [];
      const askAll = (rest: 0 | 1) => {
        for (const [n, buyer] of shoppers.entries()) if (n % 2 === rest) asked[n] = ask(buyer, n);
      };
      // Cash is asked for first; in every other round the cards are, and the first of them has its pieces before cash comes.
      const [first, second] = round % 2 ? ([1, 0] as const) : ([0, 1] as const);
      askAll(first);
      if (round % 2) await Promise.race(asked.filter(Boolean));
      askAll(second);
      const answers = await Promise.all(asked);
      const pieces = answers.map(({ status }, n) => (status === 200 ? wants(n) : 0));
      expect(pieces.reduce((all, some) => all + some, 0)).toBe(LEFT);
      for (const { status, body } of refused(answers)) {
        expect({ status, code: body.code }).toEqual({
          status: 409,
          code: expect.stringMatching(/^stock\.(none|short)$/),
        });
      }
      sold.set(rare._id, LEFT);
    }
    const database = await aDatabase(shop);
    const audit = await auditOrders(database).finally(() => database.close());
    expect(audit.troubles).toEqual([]);
    expect(areAllThere(audit, sold)).toBe(true);
    for (const id of sold.keys()) expect(audit.pieces.get(id)).toMatchObject({ left: 0 });
    const methods = new Set(audit.orders.map(({ payment }) => payment.method));
    expect(methods).toEqual(new Set(['COD', 'CARD']));
  }, 300_000);

  it('never sell more than there is when products come in different orders and on two lines', async () => {
    const [one, two] = [
      await aProduct(shop, admin, { name: 'One', stock: 12 }),
      await aProduct(shop, admin, { name: 'Two', stock: 12 }),
    ];
    const lines = [one, two, one].map(({ _id }) => ({ productId: _id, quantity: 1 }));
    const answers = await Promise.all(
      shoppers
        .slice(0, 20)
        .map((shopper, n) => order(shop, shopper, n % 2 ? lines : [...lines].reverse(), 300)),
    );
    // Two of One and one of Two each: twelve of One are enough for six.
    expect(ok(answers)).toHaveLength(6);
    for (const { body } of refused(answers)) expect(body.code).toMatch(/^stock\.(none|short)$/);
    expect(await stockOf(shop, one._id)).toBe(0);
    expect(await stockOf(shop, two._id)).toBe(6);
  });

  it('are judged each by itself: those that are refused among them hold up nobody else', async () => {
    const [many, few] = [
      await aProduct(shop, admin, { name: 'Many', stock: 100 }),
      await aProduct(shop, admin, { name: 'Few', stock: 1 }),
    ];
    const [stranger] = shoppers.slice(-1) as [Customer];
    const asked = shoppers.slice(0, 20).map((shopper, n) => {
      const product = n % 5 === 4 ? few : many;
      const line = { productId: n % 5 === 1 ? 'f'.repeat(24) : product._id, quantity: 1 };
      const buyer = n % 5 === 2 ? { ...shopper, addressId: stranger.addressId } : shopper;
      return order(shop, buyer, [line], n % 5 === 3 ? 99 : 100);
    });
    const answers = await Promise.all(asked);
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : String(body.code)));
    const of = (rest: number) => codes.filter((_, n) => n % 5 === rest).sort();
    expect(of(0)).toEqual(Array.from({ length: 4 }, () => 'ok'));
    expect(of(1)).toEqual(Array.from({ length: 4 }, () => 'product.missing'));
    expect(of(2)).toEqual(Array.from({ length: 4 }, () => 'address.missing'));
    expect(of(3)).toEqual(Array.from({ length: 4 }, () => 'order.changed'));
    expect(of(4)).toEqual(['ok', 'stock.none', 'stock.none', 'stock.none']);
    expect([await stockOf(shop, many._id), await stockOf(shop, few._id)]).toEqual([96, 0]);
  });

  it('are one order when fifty calls bring the same key', async () => {
    const product = await aProduct(shop, admin);
    const [shopper] = shoppers as [Customer];
    const lines = [{ productId: product._id, quantity: 1 }];
    const key = aKey();
    const send = () => order(shop, shopper, lines, 100, key);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    for (const { status, body } of refused(answers)) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency.in-flight' });
    }
    const first = await send();
    expect(first.status).toBe(200);
    for (const { body } of ok(answers)) expect(body).toEqual(first.body);
    expect(await stockOf(shop, product._id)).toBe(9);
  });

  it('give stock back once when twenty cancel the same order', async () => {
    const product = await aProduct(shop, admin);
    const [shopper] = shoppers as [Customer];
    const orderId = await placeOrder(shop, shopper, product, 3);
    const cancel = () => call(shop, orderPaths.cancel, { token: shopper.token, body: { orderId } });
    const answers = await Promise.all(Array.from({ length: 20 }, cancel));
    expect(ok(answers)).toHaveLength(1);
    for (const { body } of refused(answers)) expect(body.code).toBe('order.not-cancellable');
    expect(await stockOf(shop, product._id)).toBe(10);
  });

  it('let either the customer or the admin cancel, not both', async () => {
    const product = await aProduct(shop, admin);
    const [shopper] = shoppers as [Customer];
    for (let round = 0; round < 5; round++) {
      const orderId = await placeOrder(shop, shopper, product, 2);
      const answers = await Promise.all([
        call(shop, orderPaths.cancel, { token: shopper.token, body: { orderId } }),
        call(shop, orderPaths.adminUpdateStatus, {
          token: admin.token,
          body: { orderId, status: 'CANCELLED' },
        }),
      ]);
      expect(ok(answers)).toHaveLength(1);
      expect(refused(answers)).toEqual([expect.objectContaining({ status: 409 })]);
      expect(await stockOf(shop, product._id)).toBe(10);
    }
  });

  it('let one of two admins win a stage', async () => {
    const product = await aProduct(shop, admin);
    const [shopper] = shoppers as [Customer];
    const orderId = await placeOrder(shop, shopper, product);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(shop, orderPaths.adminUpdateStatus, {
          token: admin.token,
          body: { orderId, status: 'CONFIRMED' },
        }),
      ),
    );
    expect(ok(answers)).toHaveLength(1);
    for (const { body } of refused(answers)) expect(body.code).toBe('order.illegal-stage');
  });
});
