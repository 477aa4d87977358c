import type { Order } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { cancel, order, ordersOf } from '@jhola/test-doubles/builders/orders';
import { aProduct, stockOf, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { stockPage } from './harness/admin-orders.js';
import { sharedShop } from './harness/shared-shop.js';

describe('the stock an order takes', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  let dal: TestProduct;

  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
  });
  beforeEach(async () => {
    meera = await aCustomer(shop);
    dal = await aProduct(shop, admin);
  });

  const twoOfDal = () => [{ productId: dal._id, quantity: 2 }];

  it('takes all lines or none, and answers which is short and how many are left', async () => {
    const rare = await aProduct(shop, admin, { name: 'Saffron', stock: 1, price: 500 });
    const lines = [...twoOfDal(), { productId: rare._id, quantity: 2 }];
    const { status, body } = await order(shop, meera, lines, 1200);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'stock.short',
      message: 'Only 1 of Saffron left in stock.',
      details: { productId: rare._id, left: 1 },
    });
    expect(await stockOf(shop, dal._id)).toBe(10);
    expect(await ordersOf(shop, meera)).toEqual([]);
  });

  it('counts the same product on two lines together', async () => {
    const short = await aProduct(shop, admin, { stock: 5 });
    const twice = (n: number) => [
      { productId: short._id, quantity: n },
      { productId: short._id, quantity: n },
    ];
    expect(await order(shop, meera, twice(3), 600)).toMatchObject({
      status: 409,
      body: { code: 'stock.short', details: { left: 5 } },
    });
    const { body } = await order(shop, meera, twice(2), 400);
    expect(body.data.product_details).toEqual([expect.objectContaining({ quantity: 4, subTotalAmt: 400 })]);
    expect(await stockOf(shop, short._id)).toBe(1);
  });

  it('sells variants at their own price, from their own stock where they have one', async () => {
    const shirt = await aProduct(shop, admin, {
      price: 400,
      stock: 3,
      variants: [{ name: 'S' }, { name: 'XL', price: 450, stock: 1 }],
    });
    const [small, large] = shirt.variants.map(({ _id }) => _id);
    const lines = [
      { productId: shirt._id, variantId: small, quantity: 2 },
      { productId: shirt._id, variantId: large, quantity: 1 },
    ];
    expect((await order(shop, meera, lines, 1250)).body.data.product_details).toEqual([
      expect.objectContaining({ variantId: small, variantName: 'S', subTotalAmt: 800 }),
      expect.objectContaining({ variantId: large, variantName: 'XL', subTotalAmt: 450 }),
    ]);
    expect(await stockOf(shop, shirt._id)).toBe(1);
    const again = [{ productId: shirt._id, variantId: large, quantity: 1 }];
    expect(await order(shop, meera, again, 450)).toMatchObject({
      status: 409,
      body: { code: 'stock.none' },
    });
  });

  it('comes back when it is cancelled: to the variant it was of, to the product where that has none of its own any more', async () => {
    const shirt = await aProduct(shop, admin, {
      stock: 3,
      variants: [{ name: 'S', stock: 5 }, { name: 'M' }, { name: 'L', stock: 7 }],
    });
    const [small, medium, large] = shirt.variants.map(({ _id }) => _id);
    const levels = async () =>
      (await stockPage(shop, admin, { search: shirt.name, limit: 100 })).levels
        .filter(({ productId }) => productId === shirt._id)
        .map(({ variantName = '', left }) => `${variantName} ${left}`.trim())
        .sort();
    const lines = [small, medium, large].map((variantId) => ({
      productId: shirt._id,
      variantId,
      quantity: 2,
    }));
    const { orderId } = dataOf<Order>(await order(shop, meera, lines, 600));
    expect(await levels()).toEqual(['1', 'L 5', 'S 3']);
    const variants = [
      { _id: small, name: 'S', stock: 3 },
      { _id: medium, name: 'M' },
      { _id: large, name: 'L' },
    ];
    const body = { _id: shirt._id, variants };
    dataOf(await call(shop, productPaths.update, { method: 'PUT', token: admin.token, body }));
    dataOf(await cancel(shop, meera, orderId));
    expect(await levels()).toEqual(['5', 'S 5']);
  });
});
