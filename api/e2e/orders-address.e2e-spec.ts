import { adminOrderPaths } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer, someAddress } from '@jhola/test-doubles/builders/customers';
import { advance, aKey, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { sharedShop } from './harness/shared-shop.js';

// docs/product.md#order-address
describe('the address of an order', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;
  const office = { ...someAddress, name: 'Vasundhara Iyer', building: '7, MG Road', pincode: '560001' };

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
    dal = await aProduct(shop, admin, { stock: 100 });
  });

  const change = (
    orderId: string,
    address: unknown = office,
    { token }: Partial<SignedIn> = admin,
    key = aKey(),
  ) =>
    call(shop, adminOrderPaths.address, {
      ...(token && { token }),
      headers: { 'idempotency-key': key },
      body: { orderId, address },
    });
  const seen = async (orderId: string) =>
    (await call(shop, orderPaths.details.replace(':orderId', orderId), { token: meera.token })).body.data;
  const trailOf = async (orderId: string) => {
    const path = adminOrderPaths.details.replace(':orderId', orderId);
    return (await call(shop, path, { token: admin.token })).body.data.trail;
  };

  it('is changed before it is shipped: its shopper reads it, the trail keeps the one before, and the search finds it', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    const before = await seen(orderId);
    const { status, body } = await change(orderId);
    expect([status, body.data.delivery_address]).toEqual([
      200,
      expect.objectContaining({ name: office.name, building: office.building, postalCode: '560001' }),
    ]);
    expect(await seen(orderId)).toMatchObject({
      delivery_address: body.data.delivery_address,
      totalAmt: before.totalAmt,
      payment_status: 'PLACED',
    });
    expect(await trailOf(orderId)).toContainEqual(
      expect.objectContaining({
        what: 'address',
        text: `${before.delivery_address.name}, ${before.delivery_address.address}, ${before.delivery_address.mobile}`,
      }),
    );
    const [recorded] = await activityOf(shop, admin).list(`?search=${orderId}`);
    expect(recorded).toMatchObject({
      action: 'orders.address-changed',
      subject: { type: 'order', id: orderId },
    });
    expect(recorded).not.toHaveProperty('before');
    expect(recorded).not.toHaveProperty('after');
    const found = await call(shop, `${orderPaths.adminOrders}?search=vasundhara`, { token: admin.token });
    expect(found.body.data.map((order: { orderId: string }) => order.orderId)).toEqual([orderId]);
  });

  it('is changed once by a repeat with the same key', async () => {
    const [orderId, key] = [await placeOrder(shop, meera, dal), aKey()];
    const [first, again] = [
      await change(orderId, office, admin, key),
      await change(orderId, office, admin, key),
    ];
    expect(again.text).toBe(first.text);
    const changes = (await trailOf(orderId)).filter(({ what }: { what: string }) => what === 'address');
    expect(changes).toHaveLength(1);
  });

  it('is fixed once the order is shipped or cancelled', async () => {
    const [shipped, cancelled] = [await placeOrder(shop, meera, dal), await placeOrder(shop, meera, dal)];
    await advance(shop, admin, shipped, 'SHIPPED');
    await cancel(shop, meera, cancelled);
    for (const orderId of [shipped, cancelled]) {
      const { status, body } = await change(orderId);
      expect([status, body.code]).toEqual([409, 'order.address-fixed']);
      expect((await seen(orderId)).delivery_address.name).toBe(someAddress.name);
    }
    expect((await change('ORD-000000')).status).toBe(404);
  });

  it('stays within its state once an invoice is issued: the tax on that does not change', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    const printed = await call(shop, adminOrderPaths.print, {
      token: admin.token,
      body: { orderIds: [orderId], paper: 'invoices' },
    });
    expect(printed.status).toBe(200);
    const { invoiceNumber } = await seen(orderId);
    const { status, body } = await change(orderId, { ...office, state: 'Kerala' });
    expect([status, body.code]).toEqual([409, 'order.address-fixed']);
    expect((await seen(orderId)).delivery_address).toMatchObject({
      name: someAddress.name,
      state: 'Karnataka',
    });
    expect((await change(orderId, { ...office, state: ' KARNATAKA state' })).status).toBe(200);
    expect(await seen(orderId)).toMatchObject({
      invoiceNumber,
      delivery_address: { name: office.name, building: office.building },
    });
  });

  it('is another state’s before that', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    expect((await change(orderId, { ...office, state: 'Kerala' })).status).toBe(200);
    expect((await seen(orderId)).delivery_address.state).toBe('Kerala');
  });

  it('is one of the two when the order is shipped concurrently: the parcel goes where the order says', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    const [changed, shipped] = await Promise.all([change(orderId), advance(shop, admin, orderId, 'SHIPPED')]);
    expect([200, 409, 503]).toContain(changed.status);
    expect([200, 503]).toContain(shipped.status);
    const { delivery_address: address } = await seen(orderId);
    expect(address.name).toBe(changed.status === 200 ? office.name : someAddress.name);
  });

  it.each([
    ['no PIN code', { ...office, pincode: undefined }],
    ['a PIN code that is none', { ...office, pincode: '012345' }],
    ['no name', { ...office, name: ' ' }],
    ['a name that is too long', { ...office, name: 'n'.repeat(300) }],
    ['a number that is none', { ...office, mobile: '12' }],
    ['an operator', { ...office, city: { $gt: '' } }],
    ['nothing', null],
  ])('refuses %s', async (_what, wrong) => {
    const orderId = await placeOrder(shop, meera, dal);
    expect((await change(orderId, wrong)).status).toBe(400);
    expect((await seen(orderId)).delivery_address.name).toBe(someAddress.name);
  });

  it('is the administrator’s to change', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    expect((await change(orderId, office, meera)).status).toBe(403);
    expect((await change(orderId, office, {})).status).toBe(401);
  });
});
