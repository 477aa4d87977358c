import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { aCustomer, type Customer, customers } from '@jhola/test-doubles/builders/customers';
import { advance, cancel, placeOrder } from '@jhola/test-doubles/builders/orders';
import { aProduct, type TestProduct } from '@jhola/test-doubles/builders/products';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { ObjectId } from 'mongodb';
import { orderByCard, paymentBecomes } from './harness/card.js';
import { aProvider, type Provider } from './harness/card-provider.js';
import { aDatabase, type InsideDatabase } from './harness/database.js';
import { runCommand } from './harness/owner-command.js';
import { allIsCounted, overviewOf, soldByOrders, soldByOverview } from './harness/sales.js';
import { seeded } from './harness/seeded.js';
import { itInFullRun } from './harness/tier.js';

const DAY_MS = 24 * 3_600_000;

describe('the overview', () => {
  let provider: Provider;
  let shop: Shop;
  let inside: InsideDatabase;
  let admin: SignedIn;
  let meera: Customer;

  beforeAll(async () => {
    provider = await aProvider();
    await open();
    meera = await aCustomer(shop);
  });
  afterAll(async () => {
    await inside.close();
    await shop.stop();
    await provider.stop();
  });

  async function open(dataDir?: string): Promise<void> {
    shop = await startBriefly({
      ...provider.env,
      TEST_SWEEP_MS: '200',
      ...(dataDir && { DATA_DIR: dataDir }),
    });
    provider.deliverTo(shop);
    inside = await aDatabase(shop);
    admin = await anAdmin(shop);
  }

  /** Ends the shop, does something to its data, and opens it again. */
  async function reopen(end: 'stop' | 'kill', meanwhile: (dataDir: string) => unknown = () => {}) {
    const { dataDir } = shop;
    await inside.close();
    await (end === 'stop' ? shop.stop({ keepData: true }) : shop.kill());
    await meanwhile(dataDir);
    await open(dataDir);
  }

  /** The overview's figures are the orders' sums, to the last rupee. */
  async function agrees(): Promise<void> {
    await allIsCounted(inside);
    expect(soldByOverview(await overviewOf(shop, admin))).toEqual(await soldByOrders(inside));
  }

  it('has every hour of today and thirty days, also where nothing was sold', async () => {
    const { hours, days, complete, bestSellers } = await overviewOf(shop, admin);
    expect([hours.length, days.length, complete, bestSellers]).toEqual([24, 30, true, []]);
    const dates = days.map(({ date }) => Date.parse(date));
    expect(dates.every((date, at) => at === 0 || date === (dates[at - 1] ?? 0) + DAY_MS)).toBe(true);
    expect(days.at(-1)).toMatchObject({ orders: 0, revenue: 0, newCustomers: 1 });
  });

  it('counts cash immediately, cards when they have paid, and neither once it is cancelled', async () => {
    const lamp = await aProduct(shop, admin, { name: 'Lamp', price: 250, stock: 100 });
    const sold = async () => {
      await allIsCounted(inside);
      const { orders, revenue } = soldByOverview(await overviewOf(shop, admin));
      return [orders, revenue];
    };
    const cash = await placeOrder(shop, meera, lamp, 2);
    expect(await sold()).toEqual([1, 500]);
    const card = await orderByCard(shop, meera, lamp, 1);
    expect(await sold()).toEqual([1, 500]);
    provider.simulator.pay(card.id);
    await paymentBecomes(shop, meera, card.orderId, 'PAID');
    expect(await sold()).toEqual([2, 750]);
    await advance(shop, admin, card.orderId, 'DELIVERED');
    expect(await sold()).toEqual([2, 750]);
    await cancel(shop, meera, cash);
    expect(await sold()).toEqual([1, 250]);
    await agrees();
  });

  it('agrees with the orders when many are placed and cancelled concurrently, and after a shop that died', async () => {
    const random = seeded(7);
    const names = ['Pot', 'Pan', 'Ladle', 'Whisk', 'Grater', 'Sieve', 'Tongs', 'Kettle'];
    const products = await Promise.all(
      names.map((name, at) => aProduct(shop, admin, { name, price: 10 + at, stock: 1000 })),
    );
    const shoppers = await customers(shop, products.length);
    // Each buys another product: this test is not about concurrent changes of one stock.
    const shopFor = async (person: Customer, at: number): Promise<void> => {
      for (let n = 0; n < 5; n++) {
        const orderId = await placeOrder(shop, person, products[at] as TestProduct, 1 + n);
        if (random() < 0.5) expect((await cancel(shop, person, orderId)).status).toBe(200);
      }
    };
    await Promise.all(shoppers.map(shopFor));
    await agrees();

    await Promise.all(shoppers.map((person) => placeOrder(shop, person, products[0] as TestProduct, 3)));
    await reopen('kill');
    await agrees();
    expect((await overviewOf(shop, admin)).bestSellers[0]?.pieces).toBeGreaterThanOrEqual(24);
  });

  it('counts no order twice when its event comes once more', async () => {
    const orders = await inside.collection('orders').find().toArray();
    const again = orders.map(({ orderId, userId, totalPaise }) => ({
      _id: new ObjectId(),
      type: 'order.placed',
      payload: { orderId, userId: String(userId), productIds: [], totalPaise },
      dueAt: new Date(),
      failures: 0,
    }));
    await inside.collection('events').insertMany(again);
    await agrees();
  });

  describe('over a stop', () => {
    beforeAll(async () => {
      await inside.collection('hourlySales').updateMany({}, { $inc: { orders: 3, paise: 700 } });
      await inside.collection('productSales').deleteMany({});
      expect(soldByOverview(await overviewOf(shop, admin))).not.toEqual(await soldByOrders(inside));
      await inside.collection('fruitlessSearches').deleteMany({});
      const search = (text: string) => call(shop, productPaths.search, { body: { search: text, page: 1 } });
      for (const typed of ['Hov', 'Hoverb', 'Hoverboard', 'lamp', 'asha@mail.example', 'Call 98765 43210']) {
        await search(typed);
      }
      for (const typed of ['hoverboard ', 'pogo stick', 'hoverboard']) await search(typed);
      await reopen('stop', async (dataDir) =>
        expect(await runCommand('recount-sales', [], { DATA_DIR: dataDir })).toMatchObject({ code: 0 }),
      );
    });

    it('is put right by a recount, whatever the totals had become', async () => {
      expect((await overviewOf(shop, admin)).complete).toBe(true);
      await agrees();
    });

    it('lists searches without results, once for what was typed letter by letter, until something is found', async () => {
      const { fruitlessSearches } = await overviewOf(shop, admin);
      expect(fruitlessSearches.map(({ text, count }) => [text, count])).toEqual([
        ['hoverboard', 2],
        ['pogo stick', 1],
      ]);
      const { _id } = await aProduct(shop, admin, { name: 'Hoverboard' });
      expect((await overviewOf(shop, admin)).fruitlessSearches.map(({ text }) => text)).toEqual([
        'pogo stick',
      ]);
      const kept = await inside.collection('fruitlessSearches').find().toArray();
      expect(kept.map((row) => Object.keys(row).sort())).toEqual([
        ['_id', 'count', 'lastAt'],
        ['_id', 'count', 'lastAt'],
      ]);
      await call(shop, productPaths.delete, { method: 'DELETE', token: admin.token, body: { _id } });
    });
  });

  itInFullRun('counts the orders of the time before there was a count', async () => {
    await inside.collection('orders').updateMany({}, { $unset: { countedIn: '' } });
    for (const name of ['hourlySales', 'productSales', 'salesCounts']) {
      await inside.collection(name).deleteMany({});
    }
    await reopen('stop');
    const orders = await inside.collection('orders').countDocuments();
    expect(orders).toBeGreaterThan(40);
    await until('all orders to be counted', async () => (await overviewOf(shop, admin)).complete);
    await agrees();
  });

  it('drops what was sold before the thirty days', async () => {
    const [first] = await inside.collection('productSales').find({ name: 'Ladle' }).toArray();
    const { oldest, days, pieces, paise } = first as unknown as Record<
      'oldest' | 'pieces' | 'paise',
      number
    > & {
      days: object;
    };
    await inside.collection('productSales').updateOne(
      { name: 'Ladle' },
      {
        $set: {
          oldest: oldest - 30,
          days: { ...days, [`d${oldest - 30}`]: { pieces: 1000, paise: 5 } },
          pieces: pieces + 1000,
          paise: paise + 5,
        },
      },
    );
    await agrees();
  });

  it('lists best sellers, marks deleted products, and lists what is low in stock', async () => {
    const { bestSellers } = await overviewOf(shop, admin);
    const pieces = bestSellers.map((one) => one.pieces);
    expect(pieces).toEqual([...pieces].sort((one, other) => other - one));
    const [best] = bestSellers;
    expect(best?.offered).toBe(true);
    const body = { _id: best?.productId };
    await call(shop, productPaths.delete, { method: 'DELETE', token: admin.token, body });
    const few = await aProduct(shop, admin, { name: 'Last ones', stock: 2 });
    const now = await overviewOf(shop, admin);
    expect(now.bestSellers[0]).toEqual({ ...best, offered: false });
    expect(now.lowStock.levels[0]).toMatchObject({ productId: few._id, left: 2 });
    expect(now.lowStock.totalCount).toBe(1);
  });

  it('counts customers on the day they came', async () => {
    const dayBefore = new Date(Date.now() - DAY_MS);
    const before = (await overviewOf(shop, admin)).days.map(({ newCustomers }) => newCustomers);
    const asha = await aCustomer(shop);
    await inside
      .collection('users')
      .updateOne({ _id: new ObjectId(asha.userId) }, { $set: { createdAt: dayBefore } });
    const after = (await overviewOf(shop, admin)).days.map(({ newCustomers }) => newCustomers);
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([...Array(28).fill(0), 1, 0]);
    expect(await call(shop, accountPaths.userDetails, { token: asha.token })).toMatchObject({ status: 200 });
  });
});
