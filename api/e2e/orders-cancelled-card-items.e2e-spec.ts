import type { Order } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, orderOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { detailsOf, keepItems } from './harness/admin-orders.js';
import { checkout, orderByCard, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { untilIdle } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';

describe('cancelling items of an order that a card has paid', () => {
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    ({ shop, provider } = await connectedShop());
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
    dal = await aProduct(shop, admin, { name: 'Dal', price: 120, discount: 10, stock: 1000 });
  });

  const keep = (orderId: string, items: object[]) => keepItems(shop, admin, orderId, items);

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
    (await detailsOf(shop, admin, orderId)).trail
      .filter(({ what }) => what === 'refund')
      .map(({ to, text }) => text ?? to);

  it('has the provider give back what they had cost, each part once, and the rest at the end', async () => {
    const { orderId, refunded } = await paid(5);
    const first = dataOf<Order>(await keep(orderId, [{ productId: dal._id, quantity: 4 }]));
    expect(first).toMatchObject({ totalAmt: 432, payment: { method: 'CARD', state: 'PAID' } });
    dataOf(await keep(orderId, [{ productId: dal._id, quantity: 2 }]));
    await untilIdle(shop);
    expect(refunded().sort()).toEqual([108, 216]);
    expect(await refundsInTrail(orderId)).toEqual(expect.arrayContaining(['₹108.00', '₹216.00']));
    expect((await detailsOf(shop, admin, orderId)).provider?.parts).toEqual([
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
    expect(provider.simulator.refundsOf(payment_intent ?? '').map(({ amount }) => amount)).toEqual([21_600]);
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
