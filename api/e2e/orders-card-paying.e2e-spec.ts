import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, orderOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { checkout, orderByCard, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { connectedShop } from './harness/shared-shop.js';

describe('paying by card', () => {
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let shopper: Customer;

  beforeAll(async () => {
    ({ shop, provider } = await connectedShop());
    admin = await anAdmin(shop);
    shopper = await aCustomer(shop);
  });

  it('holds the pieces, opens a page for the bill, and is paid when the provider says so', async () => {
    const dal = await aProduct(shop, admin, { price: 200, discount: 10 });
    const answer = await checkout(shop, shopper, [{ productId: dal._id, quantity: 3 }], 540);
    expect(answer.body).toMatchObject({ success: true, id: expect.stringMatching(/^cs_test_/) });
    const { id, url, orderId } = answer.body;
    expect(provider.simulator.session(id)).toMatchObject({
      amount_total: 54_000,
      currency: 'inr',
      client_reference_id: orderId,
      url,
      success_url: expect.stringMatching(`/success\\?orderId=${orderId}$`),
      cancel_url: expect.stringMatching(`/cancel\\?orderId=${orderId}$`),
    });
    await stockBecomes(shop, dal._id, 7);
    const waiting = await orderOf(shop, shopper, orderId);
    expect(waiting).toMatchObject({
      payment_status: 'PLACED',
      payment: { method: 'CARD', state: 'PENDING', url },
    });
    const left = Date.parse(waiting.payment.payBefore ?? '') - Date.now();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThanOrEqual(31 * 60_000);

    provider.simulator.pay(id);
    const paid = await paymentBecomes(shop, shopper, orderId, 'PAID');
    expect(paid.payment).toEqual({ method: 'CARD', state: 'PAID' });
    await stockBecomes(shop, dal._id, 7);
  });

  it('names on the page what is bought, and in which variant', async () => {
    const dal = await aProduct(shop, admin, { name: 'Dal, toor' });
    const shirt = await aProduct(shop, admin, {
      name: 'T-shirt',
      variants: [{ name: 'XL', price: 450, stock: 3 }, { name: 'S' }],
    });
    const lines = [
      { productId: dal._id, quantity: 2 },
      { productId: shirt._id, variantId: shirt.variants[0]?._id, quantity: 1 },
    ];
    const { body } = await checkout(shop, shopper, lines, 650);
    expect(provider.simulator.session(body.id).lines).toEqual([
      { name: 'Dal, toor', quantity: 2, amount: 20_000 },
      { name: 'T-shirt, XL', quantity: 1, amount: 45_000 },
    ]);
  });

  it('takes the lines out of the cart when it is paid, not before', async () => {
    const dal = await aProduct(shop, admin);
    const other = await aCustomer(shop);
    const { token } = other;
    const body = { productId: dal._id, quantity: 2 };
    dataOf(await call(shop, cartPaths.create, { token, body }));
    const cart = async () => (await call(shop, cartPaths.get, { token })).body.data;
    const { id, orderId } = await orderByCard(shop, other, dal, 2);
    expect(await cart()).toHaveLength(1);
    provider.simulator.pay(id);
    await paymentBecomes(shop, other, orderId, 'PAID');
    expect(await cart()).toHaveLength(0);
  });

  it('shows nobody an order as paid whose lines are still in the cart', async () => {
    const dal = await aProduct(shop, admin, { stock: 100 });
    const other = await aCustomer(shop);
    const { token } = other;
    const cart = async () => (await call(shop, cartPaths.get, { token })).body.data;
    for (let round = 1; round <= 10; round++) {
      dataOf(await call(shop, cartPaths.create, { token, body: { productId: dal._id, quantity: 1 } }));
      const { id, orderId } = await orderByCard(shop, other, dal, 1);
      const look = async () => {
        let order = await orderOf(shop, other, orderId);
        while (order.payment.state !== 'PAID') order = await orderOf(shop, other, orderId);
        return cart();
      };
      expect(await cart()).toHaveLength(1);
      const looks = [look(), look(), look(), look()];
      provider.simulator.pay(id);
      expect(await Promise.all(looks)).toEqual([[], [], [], []]);
    }
  });

  it('gives the pieces back when the page runs out', async () => {
    const dal = await aProduct(shop, admin);
    const { id, orderId } = await orderByCard(shop, shopper, dal, 4);
    await stockBecomes(shop, dal._id, 6);
    provider.simulator.expire(id);
    const over = await paymentBecomes(shop, shopper, orderId, 'FAILED');
    expect(over.payment_status).toBe('CANCELLED');
    await stockBecomes(shop, dal._id, 10);
  });

  it('waits for money that takes its time, and gives up when the bank refuses it', async () => {
    const dal = await aProduct(shop, admin);
    const [slow, refused] = [await orderByCard(shop, shopper, dal), await orderByCard(shop, shopper, dal)];
    for (const { id } of [slow, refused]) provider.simulator.paySlowly(id);
    provider.simulator.slowEnds(slow.id, true);
    provider.simulator.slowEnds(refused.id, false);
    await paymentBecomes(shop, shopper, slow.orderId, 'PAID');
    await paymentBecomes(shop, shopper, refused.orderId, 'FAILED');
    await stockBecomes(shop, dal._id, 9);
  });

  it('is one order and one page when fifty calls bring the same key', async () => {
    const dal = await aProduct(shop, admin);
    const lines = [{ productId: dal._id, quantity: 1 }];
    const key = aKey();
    const pages = provider.simulator.store.all('sessions').length;
    const send = () => checkout(shop, shopper, lines, 100, key);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const first = await send();
    expect(first.status).toBe(200);
    for (const { status, body } of answers) {
      if (status === 200) expect(body).toEqual(first.body);
      else expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency.in-flight' });
    }
    expect(provider.simulator.store.all('sessions')).toHaveLength(pages + 1);
    await stockBecomes(shop, dal._id, 9);
  });

  it('needs a key, and refuses one that came with another body', async () => {
    const dal = await aProduct(shop, admin);
    const lines = [{ productId: dal._id, quantity: 1 }];
    const key = aKey();
    expect((await checkout(shop, shopper, lines, 100, key)).status).toBe(200);
    expect(await checkout(shop, shopper, [{ productId: dal._id, quantity: 2 }], 200, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency.other-body' },
    });
    const { token, addressId } = shopper;
    const body = { list_items: lines, totalAmt: 100, subTotalAmt: 100, addressId };
    expect(await call(shop, orderPaths.checkout, { token, body })).toMatchObject({
      status: 400,
      body: { code: 'idempotency.key-required' },
    });
    await stockBecomes(shop, dal._id, 9);
  });

  it('expires the page of an order that is cancelled unpaid', async () => {
    const dal = await aProduct(shop, admin);
    const { id, orderId } = await orderByCard(shop, shopper, dal);
    const { body } = await cancel(shop, shopper, orderId);
    expect(body.data).toMatchObject({ payment_status: 'CANCELLED', payment: { state: 'VOID' } });
    expect(body.data.payment.url).toBeUndefined();
    await until('the page to end', async () => provider.simulator.session(id).status === 'expired');
    await stockBecomes(shop, dal._id, 10);
  });

  it('gives the money back when a paid order is cancelled, by its customer or an admin', async () => {
    const dal = await aProduct(shop, admin);
    for (const cancels of [
      (orderId: string) => cancel(shop, shopper, orderId),
      (orderId: string) => advance(shop, admin, orderId, 'CANCELLED'),
    ]) {
      const { id, orderId } = await orderByCard(shop, shopper, dal);
      provider.simulator.pay(id);
      await paymentBecomes(shop, shopper, orderId, 'PAID');
      expect((await cancels(orderId)).body.data.payment.state).toBe('REFUNDING');
      await paymentBecomes(shop, shopper, orderId, 'REFUNDED');
      const refunds = provider.simulator.refundsOf(provider.simulator.session(id).payment_intent ?? '');
      expect(refunds).toEqual([expect.objectContaining({ amount: 10_000, status: 'succeeded' })]);
      await stockBecomes(shop, dal._id, 10);
    }
  });

  it('lets an admin do nothing but cancel before it is paid', async () => {
    const { orderId } = await orderByCard(shop, shopper, await aProduct(shop, admin));
    for (const stage of ['CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      expect((await advance(shop, admin, orderId, stage)).body.code).toBe('order.illegal-stage');
    }
    expect((await advance(shop, admin, orderId, 'CANCELLED')).body.data.payment.state).toBe('VOID');
  });

  it('is refused like any order when the bill or the stock is another, and holds nothing then', async () => {
    const dal = await aProduct(shop, admin);
    const lines = [{ productId: dal._id, quantity: 2 }];
    expect((await checkout(shop, shopper, lines, 150)).body.code).toBe('order.changed');
    const many = [{ productId: dal._id, quantity: 11 }];
    expect((await checkout(shop, shopper, many, 1100)).body.code).toBe('stock.short');
    await stockBecomes(shop, dal._id, 10);
  });

  it('says that this is a test', async () => {
    expect((await call(shop, orderPaths.paymentOptions)).body.data).toEqual({ card: 'test' });
  });
});
