import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, order, orderOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { detailsOf, keepItems } from './harness/admin-orders.js';
import { orderByCard } from './harness/card.js';
import { untilIdle } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';
import { paperOf } from './harness/shop-settings.js';

const STOCK = 1000;

describe('cancelling items of an order', () => {
  let mails: MailServer;
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  let tee: TestProduct;

  beforeAll(async () => {
    ({ shop, mails } = await connectedShop());
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', price: 120, discount: 10, stock: STOCK });
    const variants = [
      { name: 'Red', stock: STOCK },
      { name: 'Blue', stock: STOCK },
    ];
    tee = await aProduct(shop, admin, { name: 'Tee', price: 500, stock: 0, variants });
  });

  const keep = (orderId: string, items: unknown, { token } = admin, key = aKey()) =>
    keepItems(shop, { token }, orderId, items, key);
  const coded = ({ status, body }: Answered) => [status, body.code];
  const trailOf = async (orderId: string) => (await detailsOf(shop, admin, orderId)).trail;
  const red = () => ({ productId: tee._id, variantId: tee.variants[0]?._id ?? '' });
  /** Three of dal and two red tees: 324 and 1,000 rupees. */
  async function mixed(): Promise<string> {
    const lines = [
      { productId: dal._id, quantity: 3 },
      { ...red(), quantity: 2 },
    ];
    return dataOf<Order>(await order(shop, meera, lines, 1324)).orderId;
  }

  it('takes pieces and lines out of what is delivered and collected, and gives them back to stock once', async () => {
    const before = await stockOf(shop, dal._id);
    const orderId = await mixed();
    const answer = dataOf<Order>(
      await keep(orderId, [
        { productId: dal._id, quantity: 1 },
        { ...red(), quantity: 0 },
      ]),
    );
    expect(answer).toMatchObject({
      totalAmt: 108,
      quantity: 1,
      payment: { method: 'COD', state: 'DUE' },
      product_details: [{ productId: dal._id, quantity: 1, price: 120, subTotalAmt: 108 }],
      cancelled_products: [
        { productId: dal._id, quantity: 2, subTotalAmt: 216 },
        { ...red(), quantity: 2, subTotalAmt: 1000 },
      ],
    });
    expect(await orderOf(shop, meera, orderId)).toEqual(answer);
    await stockBecomes(shop, dal._id, before - 1);
    const entry = (await trailOf(orderId)).at(-1);
    expect(entry).toMatchObject({ what: 'items', by: { kind: 'admin' } });
    expect(entry?.text).toBe('2 × Dal (1 kg), 2 × Tee (Red)');
    const slip = await paperOf(shop, adminOrderPaths.packingSlip, orderId, admin);
    expect(slip).toEqual(expect.arrayContaining(['COD: collect ₹108', '1 ×', 'Dal (1 kg)']));
    expect(slip).not.toContain('Tee (Red)');
    dataOf(await advance(shop, admin, orderId, 'SHIPPED'));
    const invoice = await paperOf(shop, adminOrderPaths.invoice, orderId, admin);
    expect(invoice.filter((text) => /^(Dal|Tee) /.test(text))).toEqual(['Dal (1 kg)']);
    expect(invoice).toContain('₹108.00');
    dataOf(await cancel(shop, meera, orderId));
    await stockBecomes(shop, dal._id, before);
  });

  it('tells the shopper, each time, what does not come and what is to be paid', async () => {
    const orderId = await placeOrder(shop, meera, { ...dal, price: 108 }, 5);
    for (const quantity of [3, 2]) {
      dataOf(await keep(orderId, [{ productId: dal._id, quantity }]));
      await untilIdle(shop);
    }
    const sent = mails
      .mailsTo(meera.email)
      .filter(({ subject }) => subject.includes(`${orderId} has changed`));
    expect(new Set(sent.map(({ headers }) => headers['message-id'])).size).toBe(2);
    const facts = /will not be delivered: ([^.]*)\..*you pay (\S+) at your door/s;
    expect(sent.map(({ text }) => facts.exec(text)?.slice(1))).toEqual([
      ['2 × Dal (1 kg)', '₹324.00'],
      ['1 × Dal (1 kg)', '₹216.00'],
    ]);
  });

  it('is done once for a repeat, and once of twenty at the same time', async () => {
    const before = await stockOf(shop, dal._id);
    const orderId = await placeOrder(shop, meera, { ...dal, price: 108 }, 5);
    const items = [{ productId: dal._id, quantity: 2 }];
    const key = aKey();
    const first = await keep(orderId, items, admin, key);
    expect((await keep(orderId, items, admin, key)).text).toBe(first.text);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => keep(orderId, [{ productId: dal._id, quantity: 1 }])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(coded(answer)).toEqual([409, 'order.items-changed']);
    }
    await stockBecomes(shop, dal._id, before - 1);
  });

  it('is refused for what is shipped, cancelled, waits for a card or is not there, and for all of it', async () => {
    const some = [{ productId: dal._id, quantity: 1 }];
    const [shipped, ended, open] = [await mixed(), await mixed(), await mixed()];
    dataOf(await advance(shop, admin, shipped, 'SHIPPED'));
    dataOf(await cancel(shop, meera, ended));
    const unpaid = (await orderByCard(shop, meera, { ...dal, price: 108 }, 2)).orderId;
    const before = await orderOf(shop, meera, open);
    for (const orderId of [shipped, ended, unpaid])
      expect(coded(await keep(orderId, some))).toEqual([409, 'order.items-fixed']);
    expect(coded(await keep('ORD-000000', some))).toEqual([404, 'order.missing']);
    const all = [
      { productId: dal._id, quantity: 0 },
      { ...red(), quantity: 0 },
    ];
    expect(coded(await keep(open, all))).toEqual([409, 'order.nothing-left']);
    for (const items of [
      [{ productId: dal._id, quantity: 3 }],
      [{ productId: tee._id, quantity: 0 }],
      [...some, ...some],
    ]) {
      expect(coded(await keep(open, items))).toEqual([409, 'order.items-changed']);
    }
    expect(await orderOf(shop, meera, open)).toEqual(before);
  });

  it.each([
    ['nothing', []],
    ['less than none', [{ productId: 'a'.repeat(24), quantity: -1 }]],
    ['a part of a piece', [{ productId: 'a'.repeat(24), quantity: 0.5 }]],
    ['a text', [{ productId: 'a'.repeat(24), quantity: '1' }]],
    ['no id', [{ productId: 'dal', quantity: 1 }]],
    ['an operator', [{ productId: { $ne: null }, quantity: 0 }]],
    ['a price', [{ productId: 'a'.repeat(24), quantity: 1, subTotalAmt: 0 }]],
  ])('is not asked for %s', async (_, items) => {
    expect(coded(await keep('ORD-000000', items))).toEqual([400, 'request.invalid']);
  });

  it('is the administrator’s', async () => {
    const orderId = await mixed();
    const items = [{ productId: dal._id, quantity: 1 }];
    expect((await keep(orderId, items, meera)).status).toBe(403);
    expect((await call(shop, adminOrderPaths.cancelItems, { body: { orderId, items } })).status).toBe(401);
  });
});
