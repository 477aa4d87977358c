import type { Order } from '@jhola/shared/contracts/orders.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { ProductListAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { anAddress } from '@jhola/test-doubles/builders/customers';
import { order } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, aShopper } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { ObjectId } from 'mongodb';
import { findOrders } from './harness/admin-orders.js';
import { aDatabase } from './harness/database.js';

describe('orders of a shop of an earlier version, once it is opened by this one', () => {
  let shop: Shop;
  /** The numbers of Meera's order and of Kabir's. */
  let numbers: string[];
  let tea: TestProduct;
  let milk: TestProduct;

  const found = async (search: string): Promise<string[]> =>
    findOrders(shop, await anAdmin(shop), { search });
  const together = async (): Promise<string[]> => {
    const answer = await call(shop, `${productPaths.boughtTogether}?productId=${tea._id}`);
    return ProductListAnswer.parse(answer.body).data.map(({ _id }) => _id);
  };

  beforeAll(async () => {
    shop = await startBriefly();
    const admin = await anAdmin(shop);
    [tea, milk] = [await aProduct(shop, admin), await aProduct(shop, admin)];
    const lines = [tea, milk].map(({ _id }) => ({ productId: _id, quantity: 1 }));
    numbers = [];
    for (const name of ['Meera Nair', 'Kabir Khan']) {
      const shopper = await aShopper(shop, name);
      const addressId = await anAddress(shop, shopper, { name });
      const placed = await order(shop, { ...shopper, addressId }, lines, tea.price + milk.price);
      numbers.push(dataOf<Order>(placed).orderId);
    }
    await until('the pair', async () => (await together()).length === 1);
    const database = await aDatabase(shop);
    await database.collection('orders').updateMany({}, { $unset: { pairsCounted: 1, searchParts: 1 } });
    await database.collection('boughtPairs').deleteMany({});
    await database.collection('boughtPairCounts').deleteMany({});
    await database.close();
    expect(await found('meera')).toEqual([]);
    await shop.stop({ keepData: true });
    shop = await startBriefly({ DATA_DIR: shop.dataDir });
  });
  afterAll(() => shop.stop());

  it('are found by the name of whoever ordered', async () => {
    expect([await found('meera'), await found('kabir')]).toEqual(numbers.map((number) => [number]));
  });

  it('count once for what is bought together', async () => {
    await until('the older orders', async () => (await together()).join() === milk._id);
    const database = await aDatabase(shop);
    const pairs = await database
      .collection('boughtPairs')
      .find({ productId: new ObjectId(tea._id) })
      .toArray();
    await database.close();
    expect(pairs.map(({ orders }) => orders)).toEqual([2]);
  });
});
