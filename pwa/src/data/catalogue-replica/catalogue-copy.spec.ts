import type { CatalogueChanges, SyncedProduct } from '@jhola/shared/contracts/catalogue-sync.contract';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { ShopStore } from '../db/db';
import { keepProducts } from '../db/products';
import { copyOf, takeSlice } from './catalogue-copy';

const groceries = { _id: 'a'.repeat(24), name: 'Groceries', image: '/g.webp' };

const synced = (name: string, named: Partial<SyncedProduct> = {}): SyncedProduct => {
  const { category: _, subCategory: __, ...card } = aProduct({ name });
  return { ...card, categoryIds: [groceries._id], subCategoryIds: [], ...named };
};

const slice = (named: Partial<CatalogueChanges>): CatalogueChanges => ({
  epoch: 'e'.repeat(24),
  revision: 9,
  reset: false,
  cursor: null,
  productCount: 4,
  products: [],
  categories: [groceries],
  subcategories: [],
  deleted: { products: [], categories: [], subcategories: [] },
  ...named,
});

let store: ShopStore;
let shops = 0;
beforeEach(() => {
  store = new ShopStore(`copy-${++shops}`);
});

const names = async () => (await store.products.toArray()).map(({ name }) => name).sort();
const [moong, toor, urad, chana] = [synced('Moong'), synced('Toor'), synced('Urad'), synced('Chana')];

describe('a device with less room than the catalogue needs', () => {
  const budget = { products: 3, bytes: 1_000_000 };

  it('ends its first copy where the room ends, and is not whole', async () => {
    const copy = await takeSlice(
      store,
      slice({ products: [moong, toor, urad, chana], cursor: '9.2.x' }),
      0,
      1,
      budget,
    );
    expect(copy).toMatchObject({ since: 9, cursor: null, whole: false });
    expect(await names()).toEqual(['Moong', 'Toor', 'Urad']);
  });

  it('counts bytes too', async () => {
    const bytes = JSON.stringify(moong).length + JSON.stringify(toor).length;
    await takeSlice(store, slice({ products: [moong, toor, urad] }), 0, 1, { products: 100, bytes });
    expect(await names()).toEqual(['Moong', 'Toor']);
    expect((await copyOf(store))?.bytes).toBe(bytes);
  });

  it('takes changes of what it knows, and new products only once there is room', async () => {
    await takeSlice(store, slice({ products: [moong, toor, urad] }), 0, 1, budget);
    expect(await copyOf(store)).toMatchObject({ whole: true });
    const crowded = slice({ revision: 10, products: [{ ...moong, price: 7 }, chana] });
    expect(await takeSlice(store, crowded, 9, 2, budget)).toMatchObject({ since: 10, whole: false });
    expect(await names()).toEqual(['Moong', 'Toor', 'Urad']);
    expect((await store.products.get(moong._id))?.price).toBe(7);

    const deleted = { products: [toor._id], categories: [], subcategories: [] };
    const copy = await takeSlice(store, slice({ revision: 11, products: [chana], deleted }), 10, 3, budget);
    expect(await names()).toEqual(['Chana', 'Moong', 'Urad']);
    expect(copy.whole).toBe(false);
  });
});

describe('what only the product’s own page contains', () => {
  const details = { description: 'Small and green', more_details: { Origin: 'Latur' }, variants: [] };
  const keepDetails = async () => {
    const { categoryIds: _, subCategoryIds: __, ...card } = moong;
    await keepProducts(store, [{ ...card, category: [groceries], subCategory: [], ...details }], 1);
  };

  it('stays when the product has changed, and is known to be old', async () => {
    await keepDetails();
    await takeSlice(store, slice({ products: [{ ...moong, price: 7 }] }), 8, 2);
    expect(await store.products.get(moong._id)).toMatchObject({ ...details, price: 7, extrasStale: true });
    await keepDetails();
    expect((await store.products.get(moong._id))?.extrasStale).toBeUndefined();
  });

  it('is not old because the whole catalogue comes along', async () => {
    await keepDetails();
    await takeSlice(store, slice({ products: [moong] }), 0, 2);
    expect((await store.products.get(moong._id))?.extrasStale).toBeUndefined();
  });

  it('loses its variants when the shop has come to another number of them', async () => {
    await keepDetails();
    await takeSlice(store, slice({ products: [{ ...moong, hasVariants: true }] }), 8, 2);
    const row = await store.products.get(moong._id);
    expect([row?.description, row?.variants]).toEqual(['Small and green', undefined]);
  });
});

describe.each([4, 5])(
  'a copy that version %i of the store made, whose cards lack what cards have now',
  (version) => {
    const copy = { key: 'copy', epoch: 'e'.repeat(24), since: 7, cursor: null, productCount: 1, whole: true };

    async function before(name: string, made: object) {
      const store = new Dexie(name);
      store.version(version).stores({ products: '_id, *shelves, pulledAt', catalogueCopy: 'key' });
      await store.table('catalogueCopy').put({ ...copy, bytes: 700, at: 1, ...made });
      await store.table('products').put({
        ...aProduct({ _id: moong._id }),
        categoryIds: [],
        subCategoryIds: [],
        shelves: [],
        pulledAt: 1,
      });
      store.close();
      return new ShopStore(name);
    }

    it('is taken anew once from its beginning, with all that is here, and learns then what was deleted', async () => {
      store = await before(`copy-before-${version}`, {});
      expect(await copyOf(store)).toMatchObject({ since: 0, cursor: null, again: 7, whole: true });
      expect(await store.products.count()).toBe(1);
      const variants = [{ _id: 'm', name: 'M' }];
      const keepDetails = { ...moong, hasVariants: true, variants };
      await takeSlice(store, slice({ products: [keepDetails] }), 0, 2);
      expect((await store.products.get(moong._id))?.variants).toEqual(variants);
      expect(await copyOf(store)).toMatchObject({ since: 7, whole: true });
      store.close();
      expect((await copyOf(new ShopStore(`copy-before-${version}`)))?.since).toBe(7);
    });

    it('learns the brands that the cards of a later version lacked, too', async () => {
      const earlier = new Dexie(`copy-without-brands-${version}`);
      earlier.version(5).stores({ products: '_id, *shelves, pulledAt', catalogueCopy: 'key' });
      await earlier.table('catalogueCopy').put({ ...copy, bytes: 700, at: 1 });
      earlier.close();
      store = new ShopStore(`copy-without-brands-${version}`);
      expect(await copyOf(store)).toMatchObject({ since: 0, cursor: null, again: 7, whole: true });
      await takeSlice(store, slice({ products: [{ ...moong, brand: 'Tata' }] }), 0, 2);
      expect(await store.products.get(moong._id)).toMatchObject({ brand: 'Tata' });
      // A brand that is taken away is gone here, too.
      await takeSlice(store, slice({ products: [moong] }), 0, 3);
      expect(await store.products.get(moong._id)).not.toHaveProperty('brand');
    });

    it('begins from its beginning where it was left in the middle', async () => {
      const first = await before(`copy-first-${version}`, { since: 0, cursor: '9.2.x', whole: false });
      expect(await copyOf(first)).toMatchObject({ since: 0, cursor: null, again: undefined });
      const later = await before(`copy-later-${version}`, { cursor: '9.2.x', again: 5, since: 0 });
      expect(await copyOf(later)).toMatchObject({ since: 0, cursor: null, again: 5 });
    });
  },
);
