import { adminOrderPaths, LEFT_OUT_HEADER } from '@jhola/shared/contracts/admin-orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, orderOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { textsOfPdf } from '@jhola/test-doubles/files/pdf-text';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { orderByCard } from './harness/card.js';
import { aDatabase } from './harness/database.js';
import { connectedShop } from './harness/shared-shop.js';

const MAX = 200;

describe('the papers of several orders', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    ({ shop } = await connectedShop());
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', stock: 10_000 });
  });

  const placed = () => placeOrder(shop, meera, dal);
  const print = (body: unknown, token = admin.token) =>
    fetch(`${shop.url}${adminOrderPaths.print}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

  /** What is printed of these orders: which are left out, the pages, and the texts on them. */
  async function printed(orderIds: readonly string[], paper: string) {
    const response = await print({ orderIds, paper });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${paper}.pdf"`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const leftOut = response.headers.get(LEFT_OUT_HEADER)?.split(',') ?? [];
    return { leftOut, pages: pagesOf(bytes), texts: textsOfPdf(bytes) };
  }
  const numbersIn = (texts: readonly string[]) => texts.filter((text) => /^ORD-/.test(text));

  it('are the slips of all that are sent, each on a page of its own, in the order that was asked', async () => {
    const [one, two, ended] = [await placed(), await placed(), await placed()];
    await cancel(shop, meera, ended);
    const { leftOut, pages, texts } = await printed([two, ended, one, 'ORD-000000', two], 'packing-slips');
    expect(numbersIn(texts)).toEqual([two, one]);
    expect(pages).toBe(2);
    expect(leftOut).toEqual([ended, 'ORD-000000']);
    expect(texts.filter((text) => /GST|\.00/.test(text))).toEqual([]);
  });

  it('are invoices, which are issued in the order that was asked', async () => {
    const [one, two, shipped, ended, sentBack] = await Promise.all([1, 2, 3, 4, 5].map(placed));
    const ids = [one, two, shipped, ended, sentBack] as [string, string, string, string, string];
    const unpaid = (await orderByCard(shop, meera, dal)).orderId;
    await cancel(shop, meera, ids[3]);
    for (const id of [ids[2], ids[4]]) await advance(shop, admin, id, 'SHIPPED');
    await cancel(shop, meera, ids[4]);
    const { leftOut, pages, texts } = await printed(
      [ids[1], unpaid, ids[0], ids[2], ids[3], ids[4]],
      'invoices',
    );
    expect(leftOut).toEqual([unpaid, ids[3]]);
    expect(pages).toBe(4);
    expect(numbersIn(texts)).toEqual([ids[1], ids[0], ids[2], ids[4]]);
    const numberOf = async (id: string) => (await orderOf(shop, meera, id)).invoiceNumber ?? '';
    const numbers = await Promise.all([ids[1], ids[0], ids[2], ids[4]].map(numberOf));
    expect(texts.filter((text) => /^\d{4}-\d\d\/\d+$/.test(text))).toEqual(numbers);
    const [first = '', second = ''] = numbers;
    expect(Number(second.split('/')[1])).toBe(Number(first.split('/')[1]) + 1);
    expect(texts.filter((text) => text === 'CANCELLED')).toHaveLength(1);
    // A second print has the same numbers.
    expect((await printed([ids[1], ids[0]], 'invoices')).texts).toEqual(
      expect.arrayContaining(numbers.slice(0, 2)),
    );
  });

  it('are up to two hundred', async () => {
    const database = await aDatabase(shop);
    const orders = database.collection('orders');
    const [stored] = await orders.find({ orderId: await placed() }).toArray();
    const { _id, ...sample } = stored ?? {};
    const ids = Array.from({ length: MAX + 1 }, (_, n) => `ORD-P${String(n).padStart(9, '0')}`);
    await orders.insertMany(ids.map((orderId) => ({ ...sample, orderId })));
    const { leftOut, pages, texts } = await printed(ids.slice(0, MAX), 'invoices');
    await orders.deleteMany({ orderId: { $in: ids } });
    await database.close();
    expect({ leftOut, pages }).toEqual({ leftOut: [], pages: MAX });
    expect(numbersIn(texts)).toEqual(ids.slice(0, MAX));
    const { status, body } = await call(shop, adminOrderPaths.print, {
      token: admin.token,
      body: { orderIds: ids, paper: 'invoices' },
    });
    expect([status, body.code, body.message]).toEqual([
      400,
      'request.invalid',
      'At most 200 orders are printed at once',
    ]);
  });

  it('are refused where there is none of them', async () => {
    const ended = await placed();
    await cancel(shop, meera, ended);
    for (const paper of ['invoices', 'packing-slips']) {
      const body = { orderIds: [ended, 'ORD-000000'], paper };
      const answered = await call(shop, adminOrderPaths.print, { token: admin.token, body });
      expect([answered.status, answered.body.code]).toEqual([409, 'order.nothing-to-print']);
    }
  });

  it.each([
    {},
    { orderIds: [], paper: 'invoices' },
    { orderIds: ['ORD-000000'] },
    { orderIds: ['ORD-000000'], paper: 'invoice' },
    { orderIds: 'ORD-000000', paper: 'invoices' },
    { orderIds: [{ $ne: null }], paper: 'invoices' },
    { orderIds: ['../ORD-000000'], paper: 'packing-slips' },
  ])('are not made of %j', async (body) => {
    const answered = await call(shop, adminOrderPaths.print, { token: admin.token, body });
    expect([answered.status, answered.body.code]).toEqual([400, 'request.invalid']);
  });

  it('are the administrator’s', async () => {
    const body = { orderIds: [await placed()], paper: 'packing-slips' };
    expect((await print(body, meera.token)).status).toBe(403);
    expect((await call(shop, adminOrderPaths.print, { body })).status).toBe(401);
  });
});
