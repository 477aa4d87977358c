import { productPaths } from '@jhola/shared/contracts/product.contract';
import { ProductListAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { UNKNOWN_ID } from '@jhola/test-doubles/builders/categories';
import { aCustomer, type Customer } from '@jhola/test-doubles/builders/customers';
import { cancel, order } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { ObjectId } from 'mongodb';
import { aDatabase } from './harness/database.js';
import { sharedShop } from './harness/shared-shop.js';

describe('frequently bought together', () => {
  let shop: OpenShop;
  let admin: SignedIn;
  let meera: Customer;
  beforeAll(async () => {
    shop = await sharedShop();
    admin = await anAdmin(shop);
    meera = await aCustomer(shop);
  });

  const ask = (query: string) => call(shop, `${productPaths.boughtTogether}${query}`);
  const together = async ({ _id }: TestProduct): Promise<string[]> =>
    ProductListAnswer.parse((await ask(`?productId=${_id}`)).body).data.map((product) => product._id);
  const buy = async (...products: readonly TestProduct[]): Promise<string> => {
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: 1 }));
    const total = products.reduce((sum, { price }) => sum + price, 0);
    return dataOf<{ orderId: string }>(await order(shop, meera, lines, total)).orderId;
  };
  const comes = (product: TestProduct, others: readonly TestProduct[]) =>
    until('what is bought together', async () => {
      const ids = await together(product);
      return ids.join() === others.map(({ _id }) => _id).join();
    });
  const one = () => aProduct(shop, admin, { stock: 20 });

  it('names what stands in two orders at least, most often first, and no longer what was cancelled', async () => {
    const [tea, milk, sugar, salt] = await Promise.all([one(), one(), one(), one()]);
    expect(await together(tea)).toEqual([]);
    await buy(tea, sugar, salt);
    await buy(tea, milk);
    const third = await buy(tea, milk, sugar);
    await buy(tea, milk);
    await comes(tea, [milk, sugar]);
    await comes(sugar, [tea]);
    expect(await together(salt)).toEqual([]);
    await cancel(shop, meera, third);
    await comes(tea, [milk]);
    await comes(sugar, []);
  });

  it('names nothing that is sold out, a draft or deleted, and three at most', async () => {
    const [tea, ...others] = await Promise.all([one(), one(), one(), one(), one(), one()]);
    await buy(tea, ...others);
    await buy(tea, ...others);
    await until('three', async () => (await together(tea)).length === 3);
    const write = (product: TestProduct | undefined, change: object) =>
      call(shop, productPaths.update, {
        method: 'PUT',
        token: admin.token,
        body: { _id: product?._id, ...change },
      });
    await write(others[0], { stock: 0 });
    await write(others[1], { published: false });
    await call(shop, productPaths.delete, {
      method: 'DELETE',
      token: admin.token,
      body: { _id: others[2]?._id },
    });
    const left = others.slice(3).map(({ _id }) => _id);
    expect((await together(tea)).toSorted()).toEqual(left.toSorted());
    await write(others[0], { stock: 5 });
    expect(await together(tea)).toHaveLength(3);
  });

  it('counts each order once, and marks it', async () => {
    const [tea, milk] = await Promise.all([one(), one()]);
    await buy(tea, milk);
    await buy(tea, milk);
    await comes(tea, [milk]);
    const database = await aDatabase(shop);
    try {
      const rows = await database
        .collection('boughtPairs')
        .find({ orders: { $gte: 1 } })
        .toArray();
      const pair = rows.filter(({ productId }) => String(productId) === tea._id);
      const marked = await database
        .collection('orders')
        .countDocuments({ 'lines.productId': new ObjectId(tea._id), pairsCounted: true });
      expect(marked).toBe(2);
      expect(pair.map(({ otherId, orders }) => [String(otherId), orders])).toEqual([[milk._id, 2]]);
    } finally {
      await database.close();
    }
  });

  it('refuses what names no product', async () => {
    expect((await ask('')).status).toBe(400);
    expect((await ask('?productId=tea')).status).toBe(400);
    expect((await ask('?productId[$ne]=1')).status).toBe(400);
    const missing = await ask(`?productId=${UNKNOWN_ID}`);
    expect(missing.body.code).toBe('product.missing');
    const draft = await aProduct(shop, admin, { published: false });
    expect((await ask(`?productId=${draft._id}`)).body.code).toBe('product.missing');
  });
});
