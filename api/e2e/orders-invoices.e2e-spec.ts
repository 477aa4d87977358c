import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, orderOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { textsOfPdf } from '@jhola/test-doubles/files/pdf-text';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { orderByCard } from './harness/card.js';
import { clockAt } from './harness/clock.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { invoiceTroubles } from './harness/order-audit.js';
import type { StoredOrder } from './harness/order-rules.js';
import { itInFullRun } from './harness/tier.js';

const PARALLEL = 50;
const CLOCK = '2026-11-26T06:30:00.000Z';

describe('the numbers of invoices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jhola-clock-'));
  let shop: Shop;
  let database: InsideDatabase;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    // The simulator of cards is in the memory of one process.
    shop = await startBriefly({ ...clockAt(CLOCK, folder), WORKERS: '1' });
    database = await aDatabase(shop);
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', stock: 10_000 });
  });
  afterAll(async () => {
    await database.close();
    await shop.stop();
    rmSync(folder, { recursive: true });
  });

  /** Whatever a test has done: one series without a gap. */
  afterEach(async () => {
    const [orders, counters] = await database.atOneMoment(['orders', 'invoiceCounters']);
    expect(invoiceTroubles(orders as unknown as StoredOrder[], counters ?? [])).toEqual([]);
  });

  const placed = () => placeOrder(shop, meera, dal);
  const many = (count: number) => Promise.all(Array.from({ length: count }, placed));
  const numberOf = async (orderId: string) => (await orderOf(shop, meera, orderId)).invoiceNumber;
  const issued = () => database.collection('orders').countDocuments({ invoice: { $exists: true } });

  /** The texts of an invoice. */
  async function paper(orderId: string, { token }: SignedIn, path: string = orderPaths.invoice) {
    const response = await fetch(`${shop.url}${path.replace(':orderId', orderId)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    return textsOfPdf(Buffer.from(await response.arrayBuffer()));
  }
  const adminsPaper = (orderId: string) => paper(orderId, admin, adminOrderPaths.invoice);

  it('are one unbroken series when fifty orders are shipped and printed concurrently', async () => {
    const before = await issued();
    const ids = await many(PARALLEL);
    await Promise.all(
      ids.map((id, n) => (n % 3 === 0 ? adminsPaper(id) : advance(shop, admin, id, 'SHIPPED'))),
    );
    const numbers = await Promise.all(ids.map(numberOf));
    expect([...numbers].sort()).toEqual(
      Array.from({ length: PARALLEL }, (_, n) => `2026-27/${String(before + n + 1).padStart(6, '0')}`),
    );
  });

  it('are given once to an order that is shipped, jumped ahead and printed concurrently', async () => {
    const before = await issued();
    const id = await placed();
    await Promise.all([
      advance(shop, admin, id, 'SHIPPED'),
      advance(shop, admin, id, 'DELIVERED'),
      ...Array.from({ length: 8 }, () => adminsPaper(id)),
    ]);
    await advance(shop, admin, id, 'DELIVERED');
    expect(await issued()).toBe(before + 1);
    expect(await numberOf(id)).toBe(`2026-27/${String(before + 1).padStart(6, '0')}`);
  });

  it('are taken by none of the moves that are refused or cancel', async () => {
    const before = await issued();
    const [shipped = '', ended = ''] = await many(2);
    await advance(shop, admin, shipped, 'SHIPPED');
    const number = await numberOf(shipped);
    await cancel(shop, meera, ended);
    const refused = await Promise.all([
      advance(shop, admin, shipped, 'SHIPPED'),
      advance(shop, admin, shipped, 'PLACED'),
      advance(shop, admin, ended, 'SHIPPED'),
      advance(shop, admin, 'ORD-000000', 'SHIPPED'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 404]);
    expect(await issued()).toBe(before + 1);
    expect(await numberOf(shipped)).toBe(number);
  });

  it('stand on the paper with the day of issue, and are found by the search', async () => {
    const id = await placed();
    const moved = dataOf<Order>(await advance(shop, admin, id, 'OUT_FOR_DELIVERY'));
    const number = moved.invoiceNumber ?? '';
    expect(number).toMatch(/^2026-27\/\d{6}$/);
    for (const texts of [await paper(id, meera), await adminsPaper(id)]) {
      expect(texts).toEqual(expect.arrayContaining(['Invoice', number, 'Issued on 26 November 2026', id]));
      expect(texts).not.toContain('CANCELLED');
    }
    const path = `${orderPaths.adminOrders}?search=${encodeURIComponent(number)}`;
    const found = dataOf<Order[]>(await call(shop, path, { token: admin.token }));
    expect(found.map(({ orderId }) => orderId)).toEqual([id]);
  });

  it('are not given for what a shopper prints before it is shipped, nor for what a card has not paid', async () => {
    const before = await issued();
    const id = await placed();
    const proforma = await paper(id, meera);
    expect(proforma).toEqual(expect.arrayContaining(['Proforma invoice', id]));
    expect(proforma.filter((text) => /^\d{4}-\d\d\//.test(text))).toEqual([]);
    const unpaid = await orderByCard(shop, meera, dal);
    expect(await adminsPaper(unpaid.orderId)).toContain('Proforma invoice');
    expect(await issued()).toBe(before);
    expect(await adminsPaper(id)).toContain(await numberOf(id));
    expect(await paper(id, meera)).toContain(await numberOf(id));
  });

  it('stay with an order that is cancelled afterwards, whose paper says so', async () => {
    const id = await placed();
    await advance(shop, admin, id, 'SHIPPED');
    const number = await numberOf(id);
    await cancel(shop, meera, id);
    expect(await numberOf(id)).toBe(number);
    for (const texts of [await paper(id, meera), await adminsPaper(id)]) {
      expect(texts).toEqual(expect.arrayContaining([number, 'CANCELLED']));
    }
  });

  it('are given to orders of earlier versions by the same rule: when they are printed or moved on', async () => {
    const [printed = '', moved = '', cancelled = '', waiting = ''] = await many(4);
    for (const id of [printed, moved, cancelled]) await advance(shop, admin, id, 'SHIPPED');
    await cancel(shop, meera, cancelled);
    // As the version before left them: the last numbers were never given.
    const orders = database.collection('orders');
    await orders.updateMany(
      { orderId: { $in: [printed, moved, cancelled] } },
      { $unset: { invoice: 1, seller: 1 } },
    );
    await database
      .collection('invoiceCounters')
      .updateOne({ _id: '2026-27' as never }, { $inc: { last: -3 } });
    const before = await issued();

    expect(await paper(printed, meera)).toEqual(expect.arrayContaining(['Invoice', printed]));
    await advance(shop, admin, moved, 'DELIVERED');
    await advance(shop, admin, waiting, 'SHIPPED');
    const numbers = await Promise.all([printed, moved, waiting].map(numberOf));
    expect(numbers).toEqual([1, 2, 3].map((n) => `2026-27/${String(before + n).padStart(6, '0')}`));
    expect(await numberOf(cancelled)).toBeUndefined();
    const { status, body } = await call(shop, orderPaths.invoice.replace(':orderId', cancelled), {
      token: meera.token,
    });
    expect([status, body.code]).toEqual([409, 'order.cancelled-no-documents']);
  });

  it('are unique in the database', async () => {
    const orders = database.collection('orders');
    const [one] = await orders
      .find({ invoice: { $exists: true } })
      .limit(1)
      .toArray();
    const other = await placed();
    const twice = orders.updateOne({ orderId: other }, { $set: { invoice: one?.invoice } });
    await expect(twice).rejects.toMatchObject({ code: 11_000 });
  });
});

describe('the change of the financial year', () => {
  itInFullRun(
    'begins a series at midnight in India before 1 April, and goes on with the old one before it',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'jhola-clock-'));
      const data = mkdtempSync(join(tmpdir(), 'jhola-years-'));
      /** Ships an order at a moment; the number of its invoice and what its paper says of the day. */
      const shippedAt = async (moment: string) => {
        const env = { ...clockAt(moment, folder), DATA_DIR: data, TZ: 'America/New_York' };
        const shop = await startBriefly(env);
        try {
          const [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
          const id = await placeOrder(shop, meera, await aProduct(shop, admin));
          return dataOf<Order>(await advance(shop, admin, id, 'SHIPPED')).invoiceNumber;
        } finally {
          await shop.stop({ keepData: true });
        }
      };
      try {
        // 11 pm, midnight, and midnight in New York; and a clock that was set back.
        expect(await shippedAt('2027-03-31T17:30:00.000Z')).toBe('2026-27/000001');
        expect(await shippedAt('2027-03-31T18:30:00.000Z')).toBe('2027-28/000001');
        expect(await shippedAt('2027-04-01T04:00:00.000Z')).toBe('2027-28/000002');
        expect(await shippedAt('2027-03-31T17:45:00.000Z')).toBe('2026-27/000002');
      } finally {
        for (const each of [folder, data]) rmSync(each, { recursive: true });
      }
    },
  );
});
