import { Types } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import type { Database } from '#platform/database/database.js';
import type { CatalogueChanges, ChangedRecords, ListedProduct } from './catalogue-changes.service.js';
import { CatalogueFeed, type ProductsChanged } from './catalogue-feed.service.js';
import { CatalogueNames } from './catalogue-names.service.js';
import type { CatalogueRevision } from './catalogue-revision.service.js';

const nothing: ChangedRecords = { categories: [], subcategories: [], products: [], deleted: [] };
const at = new Date(0);
const id = new Types.ObjectId();
const category = (name: string) => ({
  ...{ _id: id, name, nameLower: name.toLowerCase(), image: '/c.webp' },
  ...{ revision: 1, createdAt: at, updatedAt: at },
});
const product: ListedProduct = {
  _id: new Types.ObjectId(),
  name: 'Dal',
  unit: '1 kg',
  categoryIds: [id],
  subCategoryIds: [],
  ...{ image: [], productType: 'fixed', stock: 1, pricePaise: 100, discount: 0, variants: [] },
  ...{ variantStock: {}, ratingCount: 0, ratingSum: 0, createdAt: at },
};

/** A feed over a fake database. */
function aFeed(isSoleWriter = true) {
  const database = {
    revision: 0,
    changed: nothing,
    queriedSince: [] as number[],
    inCategory: [] as (typeof product)[],
    all: [] as (typeof product)[],
    closing: [] as (() => Promise<void>)[],
  };
  const config = { isSoleWriter } as ShopConfig;
  const names = new CatalogueNames();
  const answers = new ResponseCache(config);
  const feed = new CatalogueFeed(
    { current: async () => database.revision } as Pick<CatalogueRevision, 'current'> as CatalogueRevision,
    {
      since: async (revision) => {
        database.queriedSince.push(revision);
        return database.changed;
      },
      productsIn: async (ids) => (ids.length > 0 ? database.inCategory : []),
      someProducts: async (after, limit) => {
        const from = after ? database.all.findIndex(({ _id }) => _id.equals(after)) + 1 : 0;
        return database.all.slice(from, from + limit);
      },
    } as Pick<CatalogueChanges, 'since' | 'productsIn' | 'someProducts'> as CatalogueChanges,
    names,
    answers,
    config,
    { beforeClosing: (work) => database.closing.push(work) } as Pick<Database, 'beforeClosing'> as Database,
  );
  const notified: ProductsChanged[] = [];
  feed.onChange((changed) => notified.push(changed));
  return { feed, names, answers, database, notified };
}

describe("the catalogue's feed", () => {
  it('fetches everything first, then only later changes', async () => {
    const { feed, database } = aFeed();
    database.revision = 3;
    await feed.onApplicationBootstrap();
    await feed.catchUp();
    database.revision = 5;
    await feed.catchUp();
    expect(database.queriedSince).toEqual([-1, 3]);
  });

  it('reports all products once, in pieces, from the start on', async () => {
    const { feed, database, notified } = aFeed();
    database.all = Array.from({ length: 450 }, () => ({ ...product, _id: new Types.ObjectId() }));
    await feed.onApplicationBootstrap();
    await feed.loaded();
    await feed.loaded();
    expect(notified.map(({ products }) => products.length)).toEqual([0, 200, 200, 50]);
    expect(notified.flatMap(({ products }) => products)).toEqual(database.all);
  });

  it('reports a change in between, which does not wait for all products', async () => {
    const { feed, database, notified } = aFeed();
    database.all = Array.from({ length: 450 }, () => ({ ...product, _id: new Types.ObjectId() }));
    await feed.onApplicationBootstrap();
    database.revision = 1;
    const [first] = database.all;
    database.changed = { ...nothing, products: [{ ...product, name: 'Chana' }] };
    await feed.catchUp();
    expect(notified.at(-1)?.products[0]?.name).toBe('Chana');
    expect(notified.length).toBeLessThan(5);
    await feed.loaded();
    expect(notified).toHaveLength(5);
    expect(notified[1]?.products[0]).toEqual(first);
  });

  it('goes on where it failed', async () => {
    const { feed, database, notified } = aFeed();
    database.all = Array.from({ length: 300 }, () => ({ ...product, _id: new Types.ObjectId() }));
    const { all } = database;
    await feed.catchUp();
    let reads = 0;
    Object.defineProperty(database, 'all', {
      get() {
        reads += 1;
        if (reads === 2) throw new Error('away');
        return all;
      },
    });
    await expect(feed.loaded()).rejects.toThrow('away');
    await feed.loaded();
    expect(notified.map(({ products }) => products.length)).toEqual([0, 200, 100]);
  });

  it('stops reading when the shop closes', async () => {
    const { feed, database, notified } = aFeed();
    database.all = Array.from({ length: 2000 }, () => ({ ...product, _id: new Types.ObjectId() }));
    await feed.onApplicationBootstrap();
    await Promise.all(database.closing.map((close) => close()));
    expect(notified.length).toBeLessThan(4);
  });

  it('reports the products of a renamed category', async () => {
    const { feed, database, notified, names } = aFeed();
    database.changed = { ...nothing, categories: [category('Grocery')] };
    await feed.catchUp();
    database.revision = 1;
    database.inCategory = [product];
    database.changed = { ...nothing, categories: [category('Kitchen')] };
    await feed.catchUp();
    expect(notified.map(({ products }) => products)).toEqual([[], [product]]);
    expect(names.categoriesOf([id])).toEqual([{ _id: id.toHexString(), name: 'Kitchen' }]);
  });

  it('drops cached responses that show what changed', async () => {
    const { feed, database, answers } = aFeed();
    await answers.getOrLoad('list', ['catalogue'], async () => ({}));
    await answers.getOrLoad('cart', [`product:${product._id.toHexString()}`], async () => ({}));
    await answers.getOrLoad('other', ['product:another'], async () => ({}));
    database.changed = { ...nothing, products: [product] };
    await feed.catchUp();
    expect(['list', 'cart', 'other'].map((key) => answers.get(key) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('fetches again for calls during a fetch, once for all of them', async () => {
    const { feed, database } = aFeed();
    const first = feed.catchUp();
    await new Promise(setImmediate);
    database.revision = 1;
    await Promise.all([first, feed.catchUp(), feed.catchUp()]);
    expect(database.queriedSince).toEqual([-1, 0]);
  });

  it('fetches before each read only if other processes may write', async () => {
    const [alone, among] = [aFeed(true), aFeed(false)];
    for (const { feed } of [alone, among]) await feed.refresh();
    expect(alone.database.queriedSince).toEqual([]);
    expect(among.database.queriedSince).toEqual([-1]);
  });
});
