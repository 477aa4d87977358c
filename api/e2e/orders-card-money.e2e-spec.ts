import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, orderOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { checkout, orderByCard, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { connectedShop } from './harness/shared-shop.js';
import { whatIsStored } from './harness/stored.js';

describe('money that comes in', () => {
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let shopper: Customer;
  let dal: TestProduct;
  /** Pages of other files' orders. */
  let others: ReadonlySet<string>;

  beforeAll(async () => {
    ({ shop, provider } = await connectedShop());
    others = new Set(provider.simulator.store.all('sessions').map(({ id }) => id));
    admin = await anAdmin(shop);
    shopper = await aCustomer(shop);
  });
  beforeEach(async () => {
    dal = await aProduct(shop, admin);
  });

  const asAdmin = async (orderId: string): Promise<Order> => {
    const path = adminOrderPaths.details.replace(':orderId', orderId);
    return dataOf<{ order: Order }>(await call(shop, path, { token: admin.token })).order;
  };
  const flagged = (orderId: string, flag: string) =>
    until(`${orderId} to be flagged`, async () => (await asAdmin(orderId)).payment.flag === flag);
  const refundsOf = (sessionId: string) =>
    provider.simulator.refundsOf(provider.simulator.session(sessionId).payment_intent ?? '');

  it.each([
    ['amount', { amount_total: 9_999 }],
    ['amount', { amount_total: 10_001 }],
    ['currency', { currency: 'usd' }],
    ['session', { client_reference_id: 'ORD-OTHER00000' }],
  ])('does not pay an order when its %s is another, and is flagged for the owner', async (flag, change) => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    const { store } = provider.simulator;
    // The provider's message names the order all the same.
    store.put('sessions', { ...provider.simulator.session(id), ...change });
    const paid = provider.simulator.pay(id);
    provider.simulator.webhooks.send('checkout.session.completed', { ...paid, client_reference_id: orderId });
    await flagged(orderId, flag);
    const { payment, payment_status } = await orderOf(shop, shopper, orderId);
    expect({ state: payment.state, payment_status }).toEqual({ state: 'PENDING', payment_status: 'PLACED' });
    expect(payment).not.toHaveProperty('flag');
    expect((await advance(shop, admin, orderId, 'SHIPPED')).body.code).toBe('order.illegal-stage');
    await stockBecomes(shop, dal._id, 9);
  });

  it('on another page than the order was given is flagged, and the order can still be paid', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    const second = provider.simulator.store.put('sessions', {
      ...provider.simulator.session(id),
      id: `${id}2`,
    });
    provider.simulator.pay(second.id);
    await flagged(orderId, 'session');
    expect((await orderOf(shop, shopper, orderId)).payment.state).toBe('PENDING');
    provider.simulator.pay(id);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
  });

  it('is not made by visiting the page that thanks for it', async () => {
    provider.simulator.webhooks.hold();
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    const before = await whatIsStored(shop);
    for (const path of [`/success?orderId=${orderId}`, `/success?session_id=${id}`, '/success']) {
      expect((await fetch(`${shop.url}${path}`)).status).toBeLessThan(500);
    }
    expect((await whatIsStored(shop)).orderTrail).toBe(before.orderTrail);
    expect((await orderOf(shop, shopper, orderId)).payment.state).toBe('PENDING');
    provider.deliverTo(shop);
  });

  it('goes back when its order was cancelled a moment before, while the provider could not be reached', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    provider.loses = () => 'request';
    expect((await cancel(shop, shopper, orderId)).body.data.payment.state).toBe('VOID');
    provider.simulator.pay(id);
    provider.loses = undefined;
    await paymentBecomes(shop, shopper, orderId, 'REFUNDED');
    expect(refundsOf(id)).toHaveLength(1);
    await stockBecomes(shop, dal._id, 10);
  });

  it('goes back when its order had been given up because nobody learnt of the page', async () => {
    provider.loses = (name) => (name === 'POST /v1/checkout/sessions' ? 'answer' : undefined);
    const lines = [{ productId: dal._id, quantity: 10 }];
    const refused = await checkout(shop, shopper, lines, 1000);
    provider.loses = undefined;
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment.unreachable' } });
    await stockBecomes(shop, dal._id, 10);
    // The pieces are sold to another meanwhile.
    const bought = await orderByCard(shop, await aCustomer(shop), dal, 10);
    provider.simulator.pay(bought.id);

    const lost = provider.simulator.store.all('sessions').at(-2);
    if (!lost?.client_reference_id) throw new Error('The provider does not know it.');
    provider.simulator.pay(lost.id);
    await paymentBecomes(shop, shopper, lost.client_reference_id, 'REFUNDED');
    await stockBecomes(shop, dal._id, 0);
  });

  it('goes back by another try when the first one fails, and is waited for when it takes its time', async () => {
    const [failing, slow] = [await orderByCard(shop, shopper, dal), await orderByCard(shop, shopper, dal)];
    for (const { id, orderId } of [failing, slow]) {
      provider.simulator.pay(id);
      await paymentBecomes(shop, shopper, orderId, 'PAID');
    }
    provider.simulator.refundsBecome = 'failed';
    await cancel(shop, shopper, failing.orderId);
    await until('the first try to fail', async () => refundsOf(failing.id).length > 0);
    provider.simulator.refundsBecome = 'pending';
    await cancel(shop, shopper, slow.orderId);
    await until('the money to be on its way', async () => refundsOf(slow.id).length > 0);
    expect((await orderOf(shop, shopper, slow.orderId)).payment.state).toBe('REFUNDING');

    provider.simulator.refundsBecome = 'succeeded';
    for (const { id, status } of refundsOf(slow.id)) {
      if (status === 'pending') provider.simulator.refundEnds(id, 'succeeded');
    }
    await paymentBecomes(shop, shopper, slow.orderId, 'REFUNDED');
    for (const { id, status } of refundsOf(failing.id)) {
      if (status === 'pending') provider.simulator.refundEnds(id, 'succeeded');
    }
    await paymentBecomes(shop, shopper, failing.orderId, 'REFUNDED');
    for (const { id } of [failing, slow]) {
      expect(refundsOf(id).filter(({ status }) => status !== 'failed')).toHaveLength(1);
    }
  });

  it('goes back once however many concurrent requests ask for it', async () => {
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    provider.simulator.pay(id);
    await paymentBecomes(shop, shopper, orderId, 'PAID');
    await Promise.all([
      ...Array.from({ length: 10 }, () => cancel(shop, shopper, orderId)),
      ...Array.from({ length: 10 }, () => advance(shop, admin, orderId, 'CANCELLED')),
    ]);
    await paymentBecomes(shop, shopper, orderId, 'REFUNDED');
    expect(refundsOf(id)).toHaveLength(1);
    await stockBecomes(shop, dal._id, 10);
  });

  it('is never unaccounted for: every payment is an order, on its way back, or flagged', async () => {
    const paid = provider.simulator.store
      .all('sessions')
      .filter(({ id, payment_status }) => payment_status === 'paid' && !others.has(id));
    expect(paid.length).toBeGreaterThan(8);
    for (const { id, client_reference_id, metadata } of paid) {
      const { payment } = await asAdmin(metadata.orderId ?? client_reference_id ?? '');
      const given = refundsOf(id).filter(({ status }) => status === 'succeeded');
      const isAccountedFor =
        payment.flag !== undefined || (payment.state === 'PAID') !== (given.length === 1);
      expect({ id, isAccountedFor }).toEqual({ id, isAccountedFor: true });
    }
  });
});
