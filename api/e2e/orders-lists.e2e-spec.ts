import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { AdminOrdersAnswer } from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { cancel, ordersOf, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { sharedShop } from './harness/shared-shop.js';

describe('the lists of orders', () => {
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

  it('lists everyone’s own only, newest first, and names them in the shopper’s details', async () => {
    const first = await placeOrder(shop, meera, dal);
    const second = await placeOrder(shop, meera, dal);
    await placeOrder(shop, arjun, dal);
    expect((await ordersOf(shop, meera)).map(({ orderId }) => orderId)).toEqual([second, first]);
    const { body } = await call(shop, accountPaths.userDetails, { token: meera.token });
    expect(body.data.orderHistory).toHaveLength(2);
  });

  it('keeps what was ordered when the product changes later', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    dataOf(
      await call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: dal._id, name: 'Chana Dal', price: 999 },
      }),
    );
    const [kept] = await ordersOf(shop, meera);
    expect(kept).toMatchObject({
      orderId,
      totalAmt: 100,
      product_details: [{ name: 'Toor Dal', price: 100 }],
    });
  });

  it('pages through all orders, newest first, and through a tab', async () => {
    const mine: string[] = [];
    for (let n = 0; n < 5; n++) mine.unshift(await placeOrder(shop, meera, dal));
    await cancel(shop, meera, mine[2] ?? '');
    const page = async (query: string) =>
      AdminOrdersAnswer.parse(
        (await call(shop, `${orderPaths.adminOrders}?${query}`, { token: admin.token })).body,
      );
    const numbers = ({ data }: AdminOrdersAnswer) => data.map(({ orderId }) => orderId);

    const first = await page('limit=3');
    expect(numbers(first)).toEqual(mine.slice(0, 3));
    expect(first.nextCursor).toBe(mine[2]);
    expect(numbers(await page(`limit=2&cursor=${first.nextCursor}`))).toEqual(mine.slice(3));
    expect(numbers(await page('limit=1&group=cancelled'))).toEqual([mine[2]]);
    expect(numbers(await page('limit=3&group=newPending'))).toEqual([mine[0], mine[1], mine[3]]);

    const all = await page('');
    expect(all.nextCursor).toBeNull();
    expect(numbers(all).slice(0, 5)).toEqual(mine);
  });

  it.each(['limit=0', 'limit=101', 'group=all', 'cursor=x', 'group[$ne]=x'])('refuses %s', async (query) => {
    const answer = await call(shop, `${orderPaths.adminOrders}?${query}`, { token: admin.token });
    expect(answer.status).toBe(400);
  });

  it('alone may list and move all orders', async () => {
    const orderId = await placeOrder(shop, meera, dal);
    const { token } = meera;
    for (const path of [orderPaths.adminUpdateStatus, orderPaths.updateStatus]) {
      expect(await call(shop, path, { token, body: { orderId, status: 'DELIVERED' } })).toMatchObject({
        status: 403,
      });
    }
    expect(await call(shop, orderPaths.adminOrders, { token })).toMatchObject({ status: 403 });
    expect(await ordersOf(shop, meera)).toEqual([expect.objectContaining({ payment_status: 'PLACED' })]);
  });
});
