import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('the stages of an order', () => {
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

  describe('cancelling one', () => {
    it('gives the stock back, once', async () => {
      const orderId = await placeOrder(shop, meera, dal, 3);
      const { body } = await cancel(shop, meera, orderId);
      expect(body.data).toMatchObject({
        payment_status: 'CANCELLED',
        payment: { method: 'COD', state: 'VOID' },
        statusHistory: [{ status: 'PLACED' }, { status: 'CANCELLED' }],
      });
      expect(await cancel(shop, meera, orderId)).toMatchObject({
        status: 409,
        body: { code: 'order.not-cancellable' },
      });
      expect(await stockOf(shop, dal._id)).toBe(10);
    });

    it('is for its own customer, before it is delivered', async () => {
      const orderId = await placeOrder(shop, meera, dal);
      expect(await cancel(shop, arjun, orderId)).toMatchObject({
        status: 404,
        body: { code: 'order.missing' },
      });
      dataOf(await advance(shop, admin, orderId, 'DELIVERED'));
      expect(await cancel(shop, meera, orderId)).toMatchObject({
        status: 409,
        body: { code: 'order.not-cancellable' },
      });
      expect(await stockOf(shop, dal._id)).toBe(9);
    });
  });

  it('moves an order to any later stage and never back', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    expect((await advance(shop, admin, orderId, 'SHIPPED')).body.data).toMatchObject({
      payment_status: 'SHIPPED',
    });
    expect(await advance(shop, admin, orderId, 'CONFIRMED')).toMatchObject({
      status: 409,
      body: {
        code: 'order.illegal-stage',
        message: 'An order that is SHIPPED cannot become CONFIRMED.',
      },
    });
    const { body } = await advance(shop, admin, orderId, 'DELIVERED', orderPaths.updateStatus);
    expect(body.data).toMatchObject({
      payment_status: 'COMPLETED',
      payment: { method: 'COD', state: 'PAID' },
      statusHistory: [{ status: 'PLACED' }, { status: 'SHIPPED' }, { status: 'DELIVERED' }],
    });
    expect(await advance(shop, admin, orderId, 'CANCELLED')).toMatchObject({ status: 409 });
    expect(await stockOf(shop, dal._id)).toBe(9);
  });

  it('gives the stock back by cancelling', async () => {
    const orderId = await placeOrder(shop, meera, dal, 4);
    dataOf(await advance(shop, admin, orderId, 'CANCELLED'));
    expect(await stockOf(shop, dal._id)).toBe(10);
  });

  it('gets 404 for an order that does not exist', async () => {
    expect(await advance(shop, admin, 'ORD-0000000000', 'SHIPPED')).toMatchObject({ status: 404 });
  });
});
