import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aCustomer, anAddress, type Customer, someAddress } from '@jhola/test-doubles/builders/customers';
import { aKey, order, ordersOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('placing an order', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let arjun: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });
  beforeEach(async () => {
    [meera, arjun] = await Promise.all([aCustomer(shop), aCustomer(shop)]);
    dal = await aProduct(shop, admin);
  });

  const twoOfDal = () => [{ productId: dal._id, quantity: 2 }];

  it('answers the order as the contract has it, takes the stock and empties the cart of it', async () => {
    const rice = await aProduct(shop, admin, { name: 'Rice', price: 60 });
    for (const productId of [dal._id, rice._id]) {
      await call(shop, cartPaths.create, { token: meera.token, body: { productId } });
    }
    const { status, body } = await order(shop, meera, twoOfDal(), 200);
    expect(status).toBe(200);
    const placedOrder = Order.parse(body.data);
    expect(placedOrder).toMatchObject({
      payment_status: 'PLACED',
      payment: { method: 'COD', state: 'DUE' },
      totalAmt: 200,
      quantity: 2,
      userId: { _id: meera.userId, name: 'Meera Nair' },
      delivery_address: {
        street: someAddress.address_line,
        postalCode: someAddress.pincode,
        address:
          'Flat 12, Lotus Court, 4th Cross, Indiranagar, Bengaluru, Bengaluru Urban, Karnataka, India - 560038',
      },
      product_details: [{ productId: dal._id, name: dal.name, price: 100, quantity: 2, subTotalAmt: 200 }],
      statusHistory: [{ status: 'PLACED' }],
    });
    expect(await ordersOf(shop, meera)).toEqual([placedOrder]);
    expect(await stockOf(shop, dal._id)).toBe(8);
    const cart = (await call(shop, cartPaths.get, { token: meera.token })).body.data;
    expect(cart).toEqual([
      expect.objectContaining({ productId: expect.objectContaining({ _id: rice._id }) }),
    ]);
  });

  it('reads cart items as they are, and an address as an object', async () => {
    await call(shop, cartPaths.create, { token: meera.token, body: { productId: dal._id } });
    const items = (await call(shop, cartPaths.get, { token: meera.token })).body.data;
    const { status } = await call(shop, orderPaths.cashOnDelivery, {
      token: meera.token,
      headers: { 'idempotency-key': aKey() },
      body: { list_items: items, totalAmt: 100, address: { ...someAddress, _id: meera.addressId } },
    });
    expect(status).toBe(200);
  });

  it('refuses another total than the shop’s, answers the new prices, and writes nothing', async () => {
    dataOf(
      await call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: dal._id, price: 120, discount: 10 },
      }),
    );
    const { status, body } = await order(shop, meera, twoOfDal(), 200);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'order.changed',
      details: {
        totalAmt: 216,
        lines: [{ productId: dal._id, price: 120, discount: 10, subTotalAmt: 216 }],
      },
    });
    expect(await ordersOf(shop, meera)).toEqual([]);
    expect(await stockOf(shop, dal._id)).toBe(10);
  });

  it('believes no price, total or status a client makes up', async () => {
    const { body } = await call(shop, orderPaths.cashOnDelivery, {
      token: meera.token,
      headers: { 'idempotency-key': aKey() },
      body: {
        list_items: [{ productId: { _id: dal._id, price: 1, discount: 99 }, quantity: 1, subTotalAmt: 1 }],
        totalAmt: 100,
        address: meera.addressId,
        payment_status: 'COMPLETED',
        userId: arjun.userId,
      },
    });
    expect(body.data).toMatchObject({
      totalAmt: 100,
      payment_status: 'PLACED',
      userId: { _id: meera.userId },
    });
  });

  it('goes to an address of one’s own that is not removed', async () => {
    const elsewhere = { ...meera, addressId: arjun.addressId };
    expect(await order(shop, elsewhere, twoOfDal(), 200)).toMatchObject({
      status: 404,
      body: { code: 'address.missing' },
    });
    const removed = { ...meera, addressId: await anAddress(shop, meera) };
    await call(shop, '/api/address/disable', {
      method: 'DELETE',
      token: meera.token,
      body: { _id: removed.addressId },
    });
    expect(await order(shop, removed, twoOfDal(), 200)).toMatchObject({ status: 404 });
    expect(await stockOf(shop, dal._id)).toBe(10);
  });

  it('needs an Idempotency-Key', async () => {
    const body = { list_items: twoOfDal(), totalAmt: 200, address: meera.addressId };
    expect(await call(shop, orderPaths.cashOnDelivery, { token: meera.token, body })).toMatchObject({
      status: 400,
      body: { code: 'idempotency.key-required' },
    });
  });

  it('answers a repeat with the first answer, and refuses the key with another body', async () => {
    const key = aKey();
    const first = await order(shop, meera, twoOfDal(), 200, key);
    expect((await order(shop, meera, twoOfDal(), 200, key)).body).toEqual(first.body);
    const other = [{ productId: dal._id, quantity: 1 }];
    expect(await order(shop, meera, other, 100, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency.other-body' },
    });
    expect(await ordersOf(shop, meera)).toHaveLength(1);
    expect(await stockOf(shop, dal._id)).toBe(8);
  });

  it('does not store a refusal: the same key may succeed later', async () => {
    const key = aKey();
    const gone = await aProduct(shop, admin, { stock: 0 });
    const lines = [{ productId: gone._id, quantity: 1 }];
    expect(await order(shop, meera, lines, 100, key)).toMatchObject({ status: 409 });
    dataOf(
      await call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: gone._id, stock: 1 },
      }),
    );
    expect(await order(shop, meera, lines, 100, key)).toMatchObject({ status: 200 });
  });

  it.each([
    ['no lines', { list_items: [] }],
    ['a quantity of 0', { list_items: [{ productId: '65f0c0ffee00000000000001', quantity: 0 }] }],
    ['an operator for a product', { list_items: [{ productId: { $gt: '' }, quantity: 1 }] }],
    ['no address', { address: undefined }],
    ['words for a total', { totalAmt: '200' }],
  ])('refuses %s', async (_, change) => {
    const body = { list_items: twoOfDal(), totalAmt: 200, address: meera.addressId, ...change };
    const headers = { 'idempotency-key': aKey() };
    const answer = await call(shop, orderPaths.cashOnDelivery, { token: meera.token, headers, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
