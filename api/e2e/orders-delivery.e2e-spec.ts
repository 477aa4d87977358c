import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { newOrderMailsPath } from '@jhola/shared/contracts/new-order-mails.contract';
import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, anAddress, type Customer, someAddress } from '@jhola/test-doubles/builders/customers';
import { order, orderOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockBecomes, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { MailServer } from '@jhola/test-doubles/doubles/mail-server';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { checkout, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { anArea, deliverTo } from './harness/delivery-areas.js';
import { untilIdle } from './harness/recovery.js';
import { connectedShop } from './harness/shared-shop.js';
import { paperOf } from './harness/shop-settings.js';

describe('an order to an area', () => {
  let mails: MailServer;
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    ({ shop, mails, provider } = await connectedShop());
    [admin, meera] = [await anAdmin(shop), await aCustomer(shop)];
  });
  beforeEach(async () => {
    dal = await aProduct(shop, admin, { price: 100, stock: 10 });
    await deliverTo(shop, admin, anArea({ charge: 40.5, freeFrom: 499 }));
  });
  // Others use the shop, too: it delivers everywhere again, and says nothing of new orders.
  afterAll(async () => {
    await deliverTo(shop, admin);
    await mailNewOrders({ to: 'nobody', address: '' });
  });

  const mailNewOrders = async (body: object) =>
    dataOf(await call(shop, newOrderMailsPath, { method: 'PUT', token: admin.token, body }));
  const pieces = (quantity: number) => [{ productId: dal._id, quantity }];
  const asAdmin = async (orderId: string) => {
    const path = adminOrderPaths.details.replace(':orderId', orderId);
    return dataOf<{ order: Order }>(await call(shop, path, { token: admin.token })).order;
  };

  it('costs its charge, and keeps charge and promise whatever is saved later', async () => {
    const { orderId, totalAmt } = dataOf<Order>(await order(shop, meera, pieces(2), 240.5));
    expect(totalAmt).toBe(240.5);
    await deliverTo(shop, admin);
    const kept = { totalAmt: 240.5, deliveryCharge: 40.5, deliveryPromise: { unit: 'minutes', count: 45 } };
    expect(await orderOf(shop, meera, orderId)).toMatchObject(kept);
    expect(await asAdmin(orderId)).toMatchObject(kept);
  });

  it('is free from the amount that its area names', async () => {
    const placed = dataOf<Order>(await order(shop, meera, pieces(5), 500));
    expect(placed.totalAmt).toBe(500);
    expect(placed).not.toHaveProperty('deliveryCharge');
  });

  it.each([200, 240, 241, 281])('is not placed for %i rupees, which it does not cost', async (seen) => {
    const { status, body } = await order(shop, meera, pieces(2), seen);
    expect([status, body.code]).toEqual([409, 'order.changed']);
    expect(body.details).toMatchObject({ totalAmt: 240.5, deliveryCharge: 40.5 });
    await stockBecomes(shop, dal._id, 10);
  });

  it('is refused where the shop does not deliver, whatever the client says of the address', async () => {
    const addressId = await anAddress(shop, meera, { pincode: '781001' });
    const far = { ...meera, addressId };
    const refused = await order(shop, far, pieces(1), 140.5);
    expect([refused.status, refused.body.code]).toEqual([409, 'order.not-served']);
    expect(refused.body.message).toBe('We do not deliver to 781001. Please choose another address.');
    const byCard = await checkout(shop, far, pieces(1), 140.5);
    expect([byCard.status, byCard.body.code]).toEqual([409, 'order.not-served']);
    const claimed = await call(shop, orderPaths.cashOnDelivery, {
      token: meera.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        list_items: pieces(1),
        totalAmt: 100,
        address: { _id: addressId, pincode: '560001' },
        deliveryCharge: 0,
      },
    });
    expect([claimed.status, claimed.body.code]).toEqual([409, 'order.not-served']);
    await stockBecomes(shop, dal._id, 10);
  });

  it('is not sent on to where the shop does not deliver, and keeps its charge where it does', async () => {
    const { orderId } = dataOf<Order>(await order(shop, meera, pieces(2), 240.5));
    const sendOn = (pincode: string) =>
      call(shop, adminOrderPaths.address, {
        token: admin.token,
        body: { orderId, address: { ...someAddress, building: '9, Hill Road', pincode } },
      });
    expect((await sendOn('781001')).body).toMatchObject({
      code: 'order.not-served',
      details: { pincode: '781001' },
    });
    expect((await asAdmin(orderId)).delivery_address.building).not.toBe('9, Hill Road');
    expect((await sendOn('560002')).status).toBe(200);
    expect(await asAdmin(orderId)).toMatchObject({
      totalAmt: 240.5,
      deliveryCharge: 40.5,
      delivery_address: { building: '9, Hill Road', address: expect.stringContaining('560002') },
    });
  });

  it('by card asks the provider for the charge, too, and is paid by that', async () => {
    const { id, orderId } = (await checkout(shop, meera, pieces(2), 240.5)).body;
    const { amount_total, lines } = provider.simulator.session(id);
    expect(amount_total).toBe(24_050);
    expect(lines.at(-1)).toEqual({ name: 'Delivery charge', quantity: 1, amount: 4_050 });
    provider.simulator.pay(id);
    expect(await paymentBecomes(shop, meera, orderId, 'PAID')).toMatchObject({ deliveryCharge: 40.5 });
  });

  it('says its charge in the mails, and on the invoice; the packing slip says what to collect and by when', async () => {
    const owner = { to: 'other', address: 'owner@kirana.example' };
    await mailNewOrders(owner);
    const { orderId } = dataOf<Order>(await order(shop, meera, pieces(2), 240.5));
    await untilIdle(shop);
    for (const address of [meera.email, owner.address]) {
      const [mail] = mails.mailsTo(address).filter(({ subject }) => subject.includes(orderId));
      expect(mail?.text).toContain('Delivery: ₹40.50');
      expect(mail?.text).toContain('Total: ₹240.50');
      expect(mail?.text).not.toContain('delivery is free');
    }
    const invoice = await paperOf(shop, orderPaths.invoice, orderId, meera);
    expect(invoice).toEqual(expect.arrayContaining(['Delivery', '₹40.50', '₹240.50']));
    const slip = await paperOf(shop, adminOrderPaths.packingSlip, orderId, admin);
    expect(slip).toEqual(expect.arrayContaining(['COD: collect ₹240.50']));
  });

  it('keeps its charge when items of it are cancelled, at the door and by card', async () => {
    const { orderId } = dataOf<Order>(await order(shop, meera, pieces(3), 340.5));
    const { id, orderId: paidId } = (await checkout(shop, meera, pieces(3), 340.5)).body;
    provider.simulator.pay(id);
    await paymentBecomes(shop, meera, paidId, 'PAID');
    for (const each of [orderId, paidId]) {
      const body = { orderId: each, items: [{ productId: dal._id, quantity: 1 }] };
      dataOf(await call(shop, adminOrderPaths.cancelItems, { token: admin.token, body }));
      expect(await orderOf(shop, meera, each)).toMatchObject({ totalAmt: 140.5, deliveryCharge: 40.5 });
    }
    const { payment_intent } = provider.simulator.session(id);
    await untilIdle(shop);
    expect(provider.simulator.refundsOf(payment_intent ?? '').map(({ amount }) => amount)).toEqual([20_000]);
    await stockBecomes(shop, dal._id, 8);
  });

  it('is free and has no promise of its own in a shop without areas', async () => {
    await deliverTo(shop, admin);
    const placed = await orderOf(shop, meera, await placeOrder(shop, meera, dal));
    expect(placed).not.toHaveProperty('deliveryCharge');
    expect(placed).not.toHaveProperty('deliveryPromise');
    await untilIdle(shop);
    const [mail] = mails.mailsTo(meera.email).filter(({ subject }) => subject.includes(placed.orderId));
    expect(mail?.text).toContain('and delivery is free');
    const invoice = await paperOf(shop, orderPaths.invoice, placed.orderId, meera);
    expect(invoice).not.toContain('Delivery');
  });
});
