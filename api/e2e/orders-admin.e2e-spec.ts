import {
  AdminOrdersAnswer,
  adminOrderPaths,
  BulkStatusAnswer,
} from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, anAddress, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { findOrders } from './harness/admin-orders.js';
import { aDatabase } from './harness/database.js';
import { isFullRun } from './harness/tier.js';

/** How many orders are moved by one call: as many as may be, in the full run. */
const MOVED = isFullRun ? 100 : 20;

describe('what an administrator asks of orders', () => {
  let shop: Shop;
  let admin: SignedIn;
  let meera: Customer;
  let kabir: Customer;
  let dal: TestProduct;
  /** Orders of Meera, Kabir, Meera and Kabir, the oldest first. */
  let numbers: [string, string, string, string];

  beforeAll(async () => {
    shop = await startShop();
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
    const other = await aShopper(shop, 'Kabir D.Souza');
    const address = { name: 'Zoya (Reception)', mobile: '9123456780' };
    kabir = { ...other, addressId: await anAddress(shop, other, address) };
    dal = await aProduct(shop, admin, { stock: 1000 });
    numbers = [
      await placeOrder(shop, meera, dal),
      await placeOrder(shop, kabir, dal),
      await placeOrder(shop, meera, dal),
      await placeOrder(shop, kabir, dal),
    ];
  });
  afterAll(() => shop.stop());

  const all = () => [...numbers].reverse();
  const ofKabir = () => [numbers[3], numbers[1]];

  it('finds an order by its number, whole or from its beginning on, with or without ORD-', async () => {
    const [, number] = numbers;
    for (const search of [number, number.toLowerCase(), number.slice(4), number.slice(0, 9), ` ${number} `]) {
      expect([search, await findOrders(shop, admin, { search })]).toEqual([search, [number]]);
    }
    expect(await findOrders(shop, admin, { search: 'ORD-' })).toEqual(all());
  });

  it('finds orders by a name or a phone number of customer or recipient', async () => {
    for (const search of [
      'kabir',
      'D.SOUZA',
      'Zoya',
      '(reception',
      '9123456780',
      '+91 91234 56780',
      '91234',
    ]) {
      expect([search, await findOrders(shop, admin, { search })]).toEqual([search, ofKabir()]);
    }
    expect(await findOrders(shop, admin, { search: '' })).toEqual(all());
  });

  it.each(['abir', '.*', '^', '(k+)+$', '$where', '3456', 'ORD-.*', 'ORD-[A-Z]'])(
    'takes a search letter by letter, from the beginning on: %s finds nothing',
    async (search) => {
      expect(await findOrders(shop, admin, { search })).toEqual([]);
    },
  );

  it('filters by stage, way of paying and day, each narrowing the others', async () => {
    const [first, second, third] = numbers;
    await advance(shop, admin, second, 'SHIPPED');
    await advance(shop, admin, third, 'DELIVERED');
    expect(await findOrders(shop, admin, { stage: 'SHIPPED' })).toEqual([second]);
    expect(await findOrders(shop, admin, { stage: 'DELIVERED' })).toEqual([third]);
    expect(await findOrders(shop, admin, { group: 'newPending', search: 'meera' })).toEqual([first]);
    expect(await findOrders(shop, admin, { method: 'COD', limit: '100' })).toEqual(all());
    expect(await findOrders(shop, admin, { method: 'CARD' })).toEqual([]);
    expect(await findOrders(shop, admin, { stage: 'SHIPPED', search: 'meera' })).toEqual([]);
  });

  it('takes days for India’s, from their first moment to their last', async () => {
    const [first, second, third, fourth] = numbers;
    const moments = [
      [first, '2020-01-01T18:29:59.999Z'],
      [second, '2020-01-01T18:30:00Z'],
      [third, '2020-01-02T18:29:59.999Z'],
      [fourth, '2020-01-02T18:30:00Z'],
    ] as const;
    await withOrders(async (orders) => {
      for (const [orderId, at] of moments) {
        await orders.updateOne({ orderId }, { $set: { createdAt: new Date(at) } });
      }
    });
    expect(await findOrders(shop, admin, { from: '2020-01-02', to: '2020-01-02' })).toEqual([third, second]);
    expect(await findOrders(shop, admin, { from: '2020-01-02' })).toEqual([fourth, third, second]);
    expect(await findOrders(shop, admin, { to: '2020-01-01', search: 'meera' })).toEqual([first]);
    // The page after the third, with every bound of the time together.
    expect(await findOrders(shop, admin, { from: '2020-01-02', to: '2020-01-03', cursor: third })).toEqual([
      second,
    ]);
  });

  it('finds what needs attention, each order once, and pages through it', async () => {
    const [first, second, third, fourth] = numbers;
    await withOrders(async (orders) => {
      const flagged = { $set: { 'payment.flag': 'amount' } };
      await orders.updateMany({ orderId: { $in: [first, third] } }, flagged);
      const refunding = { $set: { 'payment.state': 'REFUNDING' } };
      await orders.updateMany({ orderId: { $in: [third, fourth] } }, refunding);
    });
    expect(await findOrders(shop, admin, { attention: 'true' })).toEqual([fourth, third, first]);
    expect(await findOrders(shop, admin, { attention: 'true', limit: '2' })).toEqual([fourth, third]);
    expect(await findOrders(shop, admin, { attention: 'true', limit: '2', cursor: third })).toEqual([first]);
    expect(await findOrders(shop, admin, { attention: 'true', search: 'kabir' })).toEqual([fourth]);
    expect(await findOrders(shop, admin, { attention: 'false', search: second })).toEqual([second]);
  });

  it('puts the oldest first where that is asked for, page by page, within days and of several kinds', async () => {
    const [first, second, third, fourth] = numbers;
    const oldest = { sort: 'oldest' };
    expect(await findOrders(shop, admin, oldest)).toEqual(numbers);
    expect(await findOrders(shop, admin, { ...oldest, limit: '2', cursor: second })).toEqual([third, fourth]);
    expect(await findOrders(shop, admin, { ...oldest, from: '2020-01-02' })).toEqual([second, third, fourth]);
    expect(await findOrders(shop, admin, { ...oldest, to: '2020-01-02', cursor: second })).toEqual([third]);
    const attention = { ...oldest, attention: 'true', limit: '2' };
    expect(await findOrders(shop, admin, attention)).toEqual([first, third]);
    expect(await findOrders(shop, admin, { ...attention, cursor: third })).toEqual([fourth]);
  });

  it('counts the orders of all pages where that is asked for, each once', async () => {
    const countOf = async (query: string) => {
      const path = `${orderPaths.adminOrders}?limit=1&${query}`;
      return AdminOrdersAnswer.parse((await call(shop, path, { token: admin.token })).body).totalCount;
    };
    expect(await countOf('')).toBeUndefined();
    expect(await countOf('count=true')).toBe(4);
    expect(await countOf('count=true&to=2020-01-02')).toBe(3);
    expect(await countOf('count=true&attention=true')).toBe(3);
    expect(await countOf('count=true&search=nobody')).toBe(0);
  });

  it('answers every filter from an index, reading few more documents than it returns', async () => {
    await withOrders(async (orders) => {
      const [sample] = await orders.find().toArray();
      const many = Array.from({ length: 2000 }, (_, at) => ({
        ...sample,
        _id: undefined,
        orderId: `ORD-Q${String(at).padStart(9, '0')}`,
        createdAt: new Date(2010, 0, 1, 0, 0, at),
        searchParts: [`customer ${at}`],
        payment: { method: 'COD', state: 'DUE' },
      }));
      await orders.insertMany(many.map(({ _id, ...order }) => order));
      const newest = { createdAt: -1, _id: -1 } as const;
      const filters: object[] = [
        { paymentStatus: 'SHIPPED' },
        { 'payment.method': 'CARD' },
        { 'payment.state': 'REFUNDING' },
        { 'payment.flag': { $exists: true } },
        { searchParts: { $regex: '^kabir' } },
        { orderId: { $regex: `^${numbers[0]}` } },
        { 'lines.productId': sample?.userId },
      ];
      for (const filter of filters) {
        const { executionStats } = await orders
          .find(filter)
          .sort(newest)
          .limit(101)
          .explain('executionStats');
        expect([filter, executionStats.totalDocsExamined <= 10]).toEqual([filter, true]);
      }
      await orders.deleteMany({ orderId: /^ORD-Q/ });
    });
  });

  async function withOrders(
    work: (orders: ReturnType<Awaited<ReturnType<typeof aDatabase>>['collection']>) => Promise<void>,
  ): Promise<void> {
    const database = await aDatabase(shop);
    try {
      await work(database.collection('orders'));
    } finally {
      await database.close();
    }
  }

  it.each([
    'from=yesterday',
    'to=2026-02-30',
    'stage=LOST',
    'method=UPI',
    'attention=maybe',
    `search=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const { token } = admin;
    expect((await call(shop, `${orderPaths.adminOrders}?${query}`, { token })).status).toBe(400);
    expect((await call(shop, `${adminOrderPaths.exportCsv}?${query}`, { token })).status).toBe(400);
  });

  describe('moving many orders', () => {
    const move = (orderIds: readonly string[], status: string, key = aKey()) =>
      call(shop, adminOrderPaths.bulkStatus, {
        token: admin.token,
        headers: { 'idempotency-key': key },
        body: { orderIds, status },
      });

    it('moves each that may be moved and says of each other why not', async () => {
      const [open, shipped, cancelled] = [
        await placeOrder(shop, meera, dal),
        await placeOrder(shop, meera, dal),
        await placeOrder(shop, meera, dal),
      ];
      await advance(shop, admin, shipped, 'SHIPPED');
      await cancel(shop, meera, cancelled);
      const orderIds = [cancelled, 'ORD-000000', open, shipped, open];
      const { data } = BulkStatusAnswer.parse((await move(orderIds, 'SHIPPED')).body);
      expect(data.map(({ orderId }) => orderId)).toEqual(orderIds);
      expect(data.map(({ refusal }) => refusal?.code)).toEqual([
        'order.illegal-stage',
        'order.missing',
        undefined,
        'order.illegal-stage',
        'order.illegal-stage',
      ]);
      expect(data[2]?.order).toMatchObject({ payment_status: 'SHIPPED' });
      expect(data[0]?.refusal).toMatchObject({
        message: 'An order that is CANCELLED cannot become SHIPPED.',
        details: { stage: 'CANCELLED', wanted: 'SHIPPED' },
      });
    });

    it(`moves ${MOVED}, and answers a repeat with the first answer`, async () => {
      const orderIds: string[] = [];
      for (let n = 0; n < MOVED; n++) orderIds.push(await placeOrder(shop, kabir, dal));
      const key = aKey();
      const first = await move(orderIds, 'CONFIRMED', key);
      const { data } = BulkStatusAnswer.parse(first.body);
      expect(data.filter(({ order }) => order?.payment_status === 'CONFIRMED')).toHaveLength(MOVED);
      expect((await move(orderIds, 'CONFIRMED', key)).body).toEqual(first.body);
      const tooMany = Array.from({ length: 101 }, (_, at) => orderIds[at % MOVED] ?? '');
      expect((await move(tooMany, 'CONFIRMED')).status).toBe(400);
    });
  });
});
