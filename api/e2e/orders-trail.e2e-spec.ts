import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { adminOrderPaths, type TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer, someAddress } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { detailsOf } from './harness/admin-orders.js';
import { orderByCard, paymentBecomes } from './harness/card.js';
import type { Provider } from './harness/card-provider.js';
import { connectedShop } from './harness/shared-shop.js';

describe('the audit trail of an order', () => {
  let provider: Provider;
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    ({ shop, provider } = await connectedShop());
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
    dal = await aProduct(shop, admin, { stock: 1000 });
  });

  const summaryOf = ({ by, what, to, text }: TrailEntry) => [by.kind, by.name, what, to ?? text];
  const trailOf = async (orderId: string) => (await detailsOf(shop, admin, orderId)).trail;
  const note = (orderId: string, text: string, { token }: SignedIn = admin, key = aKey()) =>
    call(shop, adminOrderPaths.note, {
      token,
      headers: { 'idempotency-key': key },
      body: { orderId, text },
    });

  it('lists who placed, moved, noted and cancelled it, one after the other', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    await advance(shop, admin, orderId, 'CONFIRMED');
    await note(orderId, '  Rang twice: deliver after six.  ');
    await cancel(shop, meera, orderId);
    const trail = await trailOf(orderId);
    expect(trail.map(summaryOf)).toEqual([
      ['customer', 'Meera Nair', 'placed', 'COD'],
      ['admin', expect.any(String), 'stage', 'CONFIRMED'],
      ['admin', expect.any(String), 'note', 'Rang twice: deliver after six.'],
      ['customer', 'Meera Nair', 'payment', 'VOID'],
      ['customer', 'Meera Nair', 'stage', 'CANCELLED'],
    ]);
    expect(trail.map(({ by }) => by.userId)).toEqual([
      meera.userId,
      admin.userId,
      admin.userId,
      meera.userId,
      meera.userId,
    ]);
    const moments = trail.map(({ at }) => Date.parse(at));
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
  });

  it('lists what the card provider did, with its id of the payment', async () => {
    const { orderId, id } = await orderByCard(shop, meera, dal);
    provider.simulator.pay(id);
    await paymentBecomes(shop, meera, orderId, 'PAID');
    await cancel(shop, meera, orderId);
    await paymentBecomes(shop, meera, orderId, 'REFUNDED');
    const { order, trail, provider: names } = await detailsOf(shop, admin, orderId);
    expect(trail.map(({ by, what, to }) => [by.kind, what, to])).toEqual([
      ['customer', 'placed', 'CARD'],
      ['provider', 'payment', 'PAID'],
      ['customer', 'refund', 'REFUNDING'],
      ['customer', 'stage', 'CANCELLED'],
      ['provider', 'refund', 'REFUNDED'],
    ]);
    expect(order.payment).toEqual({ method: 'CARD', state: 'REFUNDED' });
    expect(names).toEqual({
      sessionId: id,
      paymentId: expect.stringMatching(/^pi_/),
      refundId: expect.stringMatching(/^re_/),
    });
  });

  it('has no entry of what was refused, and one of what was asked for many times', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    const key = aKey();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => note(orderId, 'Once', admin, key)),
      ...Array.from({ length: 5 }, () => cancel(shop, meera, orderId)),
      advance(shop, admin, orderId, 'PLACED'),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const trail = await trailOf(orderId);
    expect(trail.map(({ what }) => what).sort()).toEqual(['note', 'payment', 'placed', 'stage']);
  });

  it('is for administrators; no shopper sees a note', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    expect((await note(orderId, 'A canary of a note')).status).toBe(200);
    expect((await note(orderId, 'Mine', meera)).status).toBe(403);
    const { token } = meera;
    const path = adminOrderPaths.details.replace(':orderId', orderId);
    expect((await call(shop, path, { token })).status).toBe(403);
    for (const own of [orderPaths.orderList, orderPaths.details.replace(':orderId', orderId)]) {
      const { status, text } = await call(shop, own, { token });
      expect([status, text.includes('canary')]).toEqual([200, false]);
    }
  });

  it.each([
    ['an order that does not exist', 'ORD-000000', 'Text', 404],
    ['no text', '', '   ', 400],
  ])('refuses a note about %s', async (_, orderId, text, status) => {
    const order = orderId || (await placeOrder(shop, meera, dal));
    expect((await note(order, text)).status).toBe(status);
  });

  it('is anonymised when a customer’s account is deleted, and keeps what happened', async () => {
    const leaver = await aCustomer(shop);
    const orderId = await placeOrder(shop, leaver, dal);
    await note(orderId, 'Rang Meera on 9876543210.');
    const moved = await call(shop, adminOrderPaths.address, {
      token: admin.token,
      headers: { 'idempotency-key': aKey() },
      body: { orderId, address: { ...someAddress, building: '9, Church Street' } },
    });
    expect(moved.status).toBe(200);
    const { status } = await call(shop, accountPaths.deleteAccount, {
      method: 'DELETE',
      token: leaver.token,
      body: { password: leaver.password },
    });
    expect(status).toBe(200);
    const trail = await trailOf(orderId);
    expect(trail.map(({ by, what, text }) => [by.kind, by.userId, what, text])).toEqual([
      ['customer', undefined, 'placed', undefined],
      ['admin', admin.userId, 'note', undefined],
      ['admin', admin.userId, 'address', undefined],
      [expect.any(String), undefined, 'payment', undefined],
      [expect.any(String), undefined, 'stage', undefined],
    ]);
  });
});
