import { categoryPaths } from '@jhola/shared/contracts/category.contract';
import { productPaths } from '@jhola/shared/contracts/product.contract';
import { reviewsOfProductPath } from '@jhola/shared/contracts/reviews.contract';
import { subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startShop } from '@jhola/test-doubles/shop/start-shop';
import { aDatabase } from './harness/database.js';
import { itInFullRun } from './harness/tier.js';

const demo = { DEMO_CATALOGUE: '300' };

async function countsOf(shop: Shop): Promise<Record<string, number>> {
  const database = await aDatabase(shop);
  const counts: Record<string, number> = {};
  for (const name of ['categories', 'subcategories', 'products', 'reviews']) {
    counts[name] = await database.collection(name).countDocuments();
  }
  await database.close();
  return counts;
}

/** Filled once for all of these tests: it takes a while. */
let shop: Shop;
beforeAll(async () => {
  shop = await startShop(demo);
});
afterAll(() => shop.stop());

describe('an empty shop that is tried out', () => {
  let token: string;
  beforeAll(async () => {
    token = (await anAdmin(shop)).token;
  });

  it('opens with the whole demo catalogue', async () => {
    const { body } = await call(shop, productPaths.get, { body: { page: 1 }, token });
    expect(body).toMatchObject({ success: true, totalCount: 300 });
    const categories = await call(shop, categoryPaths.get, { method: 'GET' });
    const subcategories = await call(shop, subcategoryPaths.get, { body: {} });
    expect(categories.body.data.length).toBeGreaterThanOrEqual(12);
    expect(subcategories.body.data.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['atta', /atta/i],
    ['dal', /dal/i],
    ['blutooth earbds', /bluetooth earbuds/i],
    ['saree', /saree/i],
  ])('finds %s', async (search, name) => {
    const { body } = await call(shop, productPaths.search, { body: { search, page: 1 } });
    const names = body.data.slice(0, 5).map((product: { name: string }) => product.name);
    expect(names.join(', ')).toMatch(name);
  });

  it('shows of each product the rating that its reviews give', async () => {
    const { body } = await call(shop, productPaths.get, { body: { page: 1, limit: 50 }, token });
    expect(body.data.some((product: { totalReviews: number }) => product.totalReviews > 0)).toBe(true);
    for (const product of body.data.slice(0, 12)) {
      const reviews = await call(shop, `${reviewsOfProductPath(product._id)}?limit=0`, { method: 'GET' });
      expect(reviews.body).toMatchObject({
        totalReviews: product.totalReviews,
        averageRating: product.averageRating,
      });
    }
  });

  it('serves the pictures it names, and no others', async () => {
    const { body } = await call(shop, productPaths.get, { body: { page: 1 }, token });
    const [address] = body.data[0].image;
    const picture = await fetch(`${shop.url}${address}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${shop.url}/images/demo/rockets-1-front-640.webp`)).status).toBe(404);
  });
});

describe('a shop that was filled before', () => {
  itInFullRun('goes on after an interruption, and fills itself only once', async () => {
    const whole = await countsOf(shop);
    const database = await aDatabase(shop);
    // What a crash in the middle leaves: some of it, and no mark that it is all there.
    const early = await database.collection('products').find().limit(120).toArray();
    await database.collection('products').deleteMany({ _id: { $nin: early.map(({ _id }) => _id) } });
    await database.collection('reviews').deleteMany({});
    await database.collection('demoFills').updateOne({}, { $set: { done: false } });
    await database.close();
    await shop.stop({ keepData: true });

    shop = await startShop({ ...demo, DATA_DIR: shop.dataDir });
    expect(await countsOf(shop)).toEqual(whole);
    const again = await aDatabase(shop);
    await again.collection('products').deleteOne({});
    await again.close();
    await shop.stop({ keepData: true });

    shop = await startShop({ ...demo, DATA_DIR: shop.dataDir });
    expect((await countsOf(shop)).products).toBe(299);
  });

  itInFullRun('is left alone when its owner has begun a catalogue', async () => {
    const database = await aDatabase(shop);
    for (const name of ['demoFills', 'reviews', 'products', 'subcategories', 'categories']) {
      await database.collection(name).deleteMany({});
    }
    await database
      .collection('categories')
      .insertOne({ name: 'Mine', nameLower: 'mine', image: '', revision: 1 });
    await database.close();
    await shop.stop({ keepData: true });

    shop = await startShop({ ...demo, DATA_DIR: shop.dataDir });
    expect(await countsOf(shop)).toMatchObject({ categories: 1, products: 0 });
  });
});
