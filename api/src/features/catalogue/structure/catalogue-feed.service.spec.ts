import type { HttpAdapterHost } from '@nestjs/core';
import { Types } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import type { Database } from '#platform/database/database.js';
import type { Jobs } from '#platform/jobs/jobs.service.js';
import type { RepeatedWorkOptions } from '#platform/jobs/repeated-work.js';
import type { CatalogueState, KeptModels } from '../kept-models/kept-models.service.js';
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
  const kept = {
    /** Up to where the file on disk knows everything; undefined: there is none. */
    revision: undefined as number | undefined,
    written: [] as number[],
    keep: async () => {},
    read: async () => kept.revision,
    write: async ({ revision }: CatalogueState) => void kept.written.push(revision),
  };
  const config = { isSoleWriter } as ShopConfig;
  const names = new CatalogueNames();
  const answers = new ResponseCache(config);
  const feed = new CatalogueFeed(
    {
      current: async () => database.revision,
      state: async () => ({ epoch: 'one', revision: database.revision }),
    } as Pick<CatalogueRevision, 'current' | 'state'> as CatalogueRevision,
    {
      since: async (revision) => {
        database.queriedSince.push(revision);
        return database.changed;
      },
      withoutProducts: async (revision) => {
        database.queriedSince.push(revision);
        return database.changed;
      },
      productsSince: async (_revision, { length, take, signal }) => {
        const { products } = database.changed;
        for (let at = 0; at < products.length && !signal.aborted; at += length)
          take(products.slice(at, at + length));
      },
      unchangedIn: async (ids, _revision, { take }) => {
        if (ids.length > 0) take(database.inCategory);
      },
      productsIn: async (ids) => (ids.length > 0 ? database.inCategory : []),
      someProducts: async (after, limit) => {
        const from = after ? database.all.findIndex(({ _id }) => _id.equals(after)) + 1 : 0;
        return database.all.slice(from, from + limit);
      },
    } as Pick<
      CatalogueChanges,
      'since' | 'withoutProducts' | 'productsSince' | 'unchangedIn' | 'productsIn' | 'someProducts'
    > as CatalogueChanges,
    names,
    answers,
    config,
    { beforeClosing: (work) => database.closing.push(work) } as Pick<Database, 'beforeClosing'> as Database,
    kept as Pick<KeptModels, 'read' | 'write'> as KeptModels,
    {} as HttpAdapterHost,
    { repeat: ({ work }: RepeatedWorkOptions) => Object.assign(kept, { keep: work }) } as unknown as Jobs,
  );
  const notified: ProductsChanged[] = [];
  feed.onChange((changed) => notified.push(changed));
  return { feed, names, answers, database, notified, kept };
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
    const begun = new Promise<void>((resolve) => feed.onChange(({ products }) => products[0] && resolve()));
    await feed.onApplicationBootstrap();
    await begun;
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

  it('reads no product that is in the stored models, but those that changed since', async () => {
    const { feed, database, notified, kept } = aFeed();
    database.all = [product];
    database.revision = 9;
    kept.revision = 7;
    await feed.onApplicationBootstrap();
    const deleted = { _id: new Types.ObjectId(), kind: 'product', revision: 9 } as const;
    const renamed = category('Kitchen');
    const other = { ...product, _id: new Types.ObjectId() };
    const imported = Array.from({ length: 450 }, () => ({ ...product, _id: new Types.ObjectId() }));
    database.changed = { ...nothing, categories: [renamed], products: imported, deleted: [deleted] };
    database.inCategory = [other];
    await feed.loaded();
    expect(database.queriedSince).toEqual([-1, 7]);
    const [, gone, ...pieces] = notified;
    expect(gone).toEqual({ products: [], deletedIds: [deleted._id.toHexString()], revision: 9 });
    expect(pieces.map(({ products }) => products.length)).toEqual([200, 200, 50, 1]);
    expect(pieces.flatMap(({ products }) => products)).toEqual([...imported, other]);
    expect(new Set(pieces.map(({ revision }) => revision))).toEqual(new Set([9]));
  });

  it('reports many changes in parts, and with the last one that nothing is left', async () => {
    const { feed, database, notified } = aFeed();
    await feed.onApplicationBootstrap();
    const products = Array.from({ length: 120 }, () => ({ ...product, _id: new Types.ObjectId() }));
    const deleted = { _id: new Types.ObjectId(), kind: 'product', revision: 4 } as const;
    database.changed = { ...nothing, products, deleted: [deleted] };
    database.revision = 4;
    await feed.catchUp();
    const parts = notified.slice(1);
    expect(parts.map(({ products, isPart }) => [products.length, isPart])).toEqual([
      [50, true],
      [50, true],
      [20, undefined],
    ]);
    expect(parts.flatMap((part) => part.products)).toEqual(products);
    expect(parts.map(({ deletedIds }) => deletedIds.length)).toEqual([1, 0, 0]);
    expect(new Set(parts.map(({ revision }) => revision))).toEqual(new Set([4]));
  });

  it('writes the models after the first reading, and again after many changes', async () => {
    const { feed, database, kept } = aFeed();
    database.revision = 5;
    await feed.onApplicationBootstrap();
    await kept.keep();
    await kept.keep();
    // One revision may have many changes.
    database.changed = { ...nothing, products: Array.from({ length: 999 }, () => product) };
    database.revision = 6;
    await feed.catchUp();
    await kept.keep();
    database.changed = { ...nothing, products: [product] };
    database.revision = 7;
    await feed.catchUp();
    await kept.keep();
    expect(kept.written).toEqual([5, 7]);
  });

  it('does not write what it has not read whole', async () => {
    const { feed, database, kept } = aFeed();
    database.all = Array.from({ length: 2000 }, () => ({ ...product, _id: new Types.ObjectId() }));
    await feed.onApplicationBootstrap();
    const keeping = kept.keep();
    await Promise.all(database.closing.map((close) => close()));
    await keeping;
    expect(kept.written).toEqual([]);
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
