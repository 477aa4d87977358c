import { type AdminOrderDetailsAnswer, adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, order, orderOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { checkout, orderByCard, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { untilIdle } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';
import { paperOf } from './harness/shop-settings.js';

type Details = AdminOrderDetailsAnswer['data'];

const STOCK = 1000;

describe('cancelling items of an order', () => {
  let mails: MailServer;
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  let tee: TestProduct;

  beforeAll(async () => {
    ({ shop, mails, provider } = await connectedShop());
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', price: 120, discount: 10, stock: STOCK });
    const variants = [
      { name: 'Red', stock: STOCK },
      { name: 'Blue', stock: STOCK },
    ];
    tee = await aProduct(shop, admin, { name: 'Tee', price: 500, stock: 0, variants });
  });

  /** What stays of an order. */
  const keep = (orderId: string, items: unknown, { token } = admin, key = aKey()): Promise<Answered> =>
    call(shop, adminOrderPaths.cancelItems, {
      token,
      headers: { 'idempotency-key': key },
      body: { orderId, items },
    });
  const coded = ({ status, body }: Answered) => [status, body.code];
  const detailsOf = async (orderId: string) =>
    dataOf<Details>(
      await call(shop, adminOrderPaths.details.replace(':orderId', orderId), { token: admin.token }),
    );
  const trailOf = async (orderId: string) => (await detailsOf(orderId)).trail;
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

  describe('of a paid card', () => {
    /** An order of so many pieces of dal whose money is in, and its payment at the provider. */
    async function paid(quantity: number) {
      const { id, orderId } = await orderByCard(shop, meera, { ...dal, price: 108 }, quantity);
      provider.simulator.pay(id);
      await paymentBecomes(shop, meera, orderId, 'PAID');
      const paymentId = provider.simulator.session(id).payment_intent ?? '';
      const refunded = () =>
        provider.simulator
          .refundsOf(paymentId)
          .filter(({ status }) => status !== 'failed')
          .map(({ amount }) => amount / 100);
      return { orderId, paymentId, refunded };
    }
    const refundsInTrail = async (orderId: string) =>
      (await trailOf(orderId)).filter(({ what }) => what === 'refund').map(({ to, text }) => text ?? to);

    it('has the provider give back what they had cost, each part once, and the rest at the end', async () => {
      const { orderId, refunded } = await paid(5);
      const first = dataOf<Order>(await keep(orderId, [{ productId: dal._id, quantity: 4 }]));
      expect(first).toMatchObject({ totalAmt: 432, payment: { method: 'CARD', state: 'PAID' } });
      dataOf(await keep(orderId, [{ productId: dal._id, quantity: 2 }]));
      await untilIdle(shop);
      expect(refunded().sort()).toEqual([108, 216]);
      expect(await refundsInTrail(orderId)).toEqual(expect.arrayContaining(['₹108.00', '₹216.00']));
      expect((await detailsOf(orderId)).provider?.parts).toEqual([
        { rupees: 108, isDone: true },
        { rupees: 216, isDone: true },
      ]);
      expect((await orderOf(shop, meera, orderId)).payment.state).toBe('PAID');
      dataOf(await cancel(shop, meera, orderId));
      const ended = await paymentBecomes(shop, meera, orderId, 'REFUNDED');
      expect(ended.payment).toEqual({ method: 'CARD', state: 'REFUNDED' });
      expect(refunded().sort()).toEqual([108, 216, 216]);
    });

    it('ends without asking the provider again when what is left had cost nothing', async () => {
      const gift = await aProduct(shop, admin, { discount: 100 });
      const lines = [
        { productId: dal._id, quantity: 2 },
        { productId: gift._id, quantity: 1 },
      ];
      const { id, orderId } = (await checkout(shop, meera, lines, 216)).body;
      provider.simulator.pay(id);
      await paymentBecomes(shop, meera, orderId, 'PAID');
      dataOf(await keep(orderId, [{ productId: dal._id, quantity: 0 }]));
      await untilIdle(shop);
      dataOf(await cancel(shop, meera, orderId));
      await paymentBecomes(shop, meera, orderId, 'REFUNDED');
      const { payment_intent } = provider.simulator.session(id);
      expect(provider.simulator.refundsOf(payment_intent ?? '').map(({ amount }) => amount)).toEqual([
        21_600,
      ]);
      expect(await refundsInTrail(orderId)).toEqual(['₹216.00', 'REFUNDING', 'REFUNDED']);
    });

    it('gives back each part once when calls to the provider and its answers are lost, also after it is shipped', async () => {
      const { orderId, refunded } = await paid(4);
      let lost = 0;
      provider.loses = (name) => {
        if (!name.endsWith('/v1/refunds') || lost === 4) return undefined;
        lost += 1;
        return lost % 2 ? 'answer' : 'request';
      };
      dataOf(await keep(orderId, [{ productId: dal._id, quantity: 3 }]));
      dataOf(await advance(shop, admin, orderId, 'SHIPPED'));
      const isGivenBack = async () => (await refundsInTrail(orderId)).length > 0;
      await until('the part is given back', isGivenBack);
      provider.loses = undefined;
      expect(lost).toBe(4);
      expect(refunded()).toEqual([108]);
      expect(await refundsInTrail(orderId)).toEqual(['₹108.00']);
    });

    it('records a part as given back when it is, not when another one is', async () => {
      const { orderId, paymentId } = await paid(4);
      provider.simulator.refundsBecome = 'pending';
      dataOf(await keep(orderId, [{ productId: dal._id, quantity: 3 }]));
      await untilIdle(shop);
      provider.simulator.refundsBecome = 'succeeded';
      dataOf(await keep(orderId, [{ productId: dal._id, quantity: 1 }]));
      await until('the second part is given back', async () => (await refundsInTrail(orderId)).length > 0);
      expect(await refundsInTrail(orderId)).toEqual(['₹216.00']);
      for (const { id, status } of provider.simulator.refundsOf(paymentId))
        if (status === 'pending') provider.simulator.refundEnds(id, 'succeeded');
      await until('the first one is, too', async () => (await refundsInTrail(orderId)).length > 1);
      expect(await refundsInTrail(orderId)).toEqual(['₹216.00', '₹108.00']);
    });

    it('tries again what the provider could not give back, and cancels the whole beside it', async () => {
      const { orderId, paymentId, refunded } = await paid(3);
      provider.simulator.refundsBecome = 'pending';
      dataOf(await keep(orderId, [{ productId: dal._id, quantity: 2 }]));
      await untilIdle(shop);
      dataOf(await cancel(shop, meera, orderId));
      await untilIdle(shop);
      provider.simulator.refundsBecome = 'succeeded';
      for (const { id, amount } of provider.simulator.refundsOf(paymentId)) {
        provider.simulator.refundEnds(id, amount === 10_800 ? 'failed' : 'succeeded');
      }
      await paymentBecomes(shop, meera, orderId, 'REFUNDED');
      await until('both are given back', async () => refunded().length === 2);
      expect(refunded().sort()).toEqual([108, 216]);
    });
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
