import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { sharedShop } from './harness/shared-shop.js';

describe('the carrier of an order', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  const shipment = {
    carrier: 'Delhivery',
    trackingNumber: 'DL 123',
    trackingUrl: 'https://track.example/DL123',
  };

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
    dal = await aProduct(shop, admin, { stock: 100 });
  });

  const ship = (orderId: string, body: object) =>
    call(shop, orderPaths.adminUpdateStatus, { token: admin.token, body: { orderId, ...body } });
  const set = (orderId: string, of: unknown = shipment, { token }: Pick<SignedIn, 'token'> = admin) =>
    call(shop, adminOrderPaths.shipment, { token, body: { orderId, shipment: of } });
  const seen = async (orderId: string) =>
    (await call(shop, orderPaths.details.replace(':orderId', orderId), { token: meera.token })).body.data;

  it('is named with the step that ships, in one write; the shopper and the trail have it', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    const { status, body } = await ship(orderId, { status: 'SHIPPED', shipment });
    expect([status, body.data.shipment]).toEqual([200, shipment]);
    expect(await seen(orderId)).toMatchObject({ payment_status: 'SHIPPED', shipment });
    const path = adminOrderPaths.details.replace(':orderId', orderId);
    const { trail } = (await call(shop, path, { token: admin.token })).body.data;
    expect(trail).toContainEqual(
      expect.objectContaining({ what: 'shipment', text: 'Delhivery DL 123', by: expect.anything() }),
    );
  });

  it('is named later, and replaced by the last; the link may be left out', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    await advance(shop, admin, orderId, 'OUT_FOR_DELIVERY');
    expect((await seen(orderId)).shipment).toBeUndefined();
    await set(orderId);
    const last = { carrier: 'Blue Dart', trackingNumber: '77' };
    expect((await set(orderId, last)).status).toBe(200);
    expect((await seen(orderId)).shipment).toEqual(last);
    const entries = await activityOf(shop, admin).list('?limit=50');
    const [replaced, named] = entries.filter(
      ({ subject, action }) => subject?.id === orderId && action !== 'orders.moved',
    );
    expect(named).toMatchObject({ after: shipment });
    expect(named).not.toHaveProperty('before');
    expect(replaced).toMatchObject({ before: shipment, after: last });
  });

  it('is refused before an order is shipped and after it is cancelled, and moves nothing then', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    const refused = { status: 409, body: expect.objectContaining({ code: 'order.not-shipped' }) };
    expect(await set(orderId)).toMatchObject(refused);
    expect(await ship(orderId, { status: 'CONFIRMED', shipment })).toMatchObject(refused);
    expect((await seen(orderId)).payment_status).toBe('PLACED');
    await cancel(shop, meera, orderId);
    expect(await set(orderId)).toMatchObject(refused);
    // A step that the order cannot take writes no carrier either.
    const illegal = await ship(orderId, { status: 'SHIPPED', shipment });
    expect([illegal.status, illegal.body.code]).toEqual([409, 'order.illegal-stage']);
    expect((await seen(orderId)).shipment).toBeUndefined();
    expect((await set('ORD-000000')).status).toBe(404);
  });

  it.each([
    ['no carrier', { trackingNumber: '1' }],
    ['an empty carrier', { ...shipment, carrier: ' ' }],
    ['a carrier too long', { ...shipment, carrier: 'c'.repeat(61) }],
    ['no number', { carrier: 'Delhivery' }],
    ['a number with markup', { ...shipment, trackingNumber: '<b>1' }],
    ['a number too long', { ...shipment, trackingNumber: '1'.repeat(61) }],
    ['a link that is not https', { ...shipment, trackingUrl: 'http://track.example' }],
    ['a link that is a script', { ...shipment, trackingUrl: 'javascript:alert(1)' }],
    ['an operator', { ...shipment, carrier: { $gt: '' } }],
    ['an unknown field', { ...shipment, weight: 1 }],
    ['nothing', null],
  ])('refuses %s', async (_what, wrong) => {
    const orderId = await placeOrder(shop, meera, dal);
    await advance(shop, admin, orderId, 'SHIPPED');
    expect((await set(orderId, wrong)).status).toBe(400);
    expect((await seen(orderId)).shipment).toBeUndefined();
  });

  it('is the administrator’s to name', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    await advance(shop, admin, orderId, 'SHIPPED');
    expect((await set(orderId, shipment, meera)).status).toBe(403);
    expect((await call(shop, adminOrderPaths.shipment, { body: { orderId, shipment } })).status).toBe(401);
  });
});
