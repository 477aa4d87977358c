import { PAGE_SIZE } from '@jhola/shared/contracts/product-lists.contract';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { ShopStore } from './db';
import {
  HOME_ROW,
  homeRow,
  LISTING_PIECE,
  listing,
  listingHead,
  OTHERS,
  otherCategories,
  RELATED,
  related,
} from './listings';
import { keepList, keepProducts, newestList } from './products';

const reference = (letter: string, name: string) => ({ _id: letter.repeat(24), name });
const [groceries, home, toys] = [reference('a', 'Groceries'), reference('b', 'home'), reference('c', 'Toys')];
const [dal, rice] = [reference('d', 'Dal'), reference('e', 'Rice')];
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

let store: ShopStore;
let shops = 0;

beforeEach(() => {
  store = new ShopStore(`listings-${++shops}`);
});

const keep = (...products: ReturnType<typeof aProduct>[]) => keepProducts(store, products, 1);
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('lists from the copy', () => {
  it('are newest first; products of one moment go by their ids', async () => {
    const [first, second] = [
      aProduct({ name: 'First', createdAt: day(2) }),
      aProduct({ name: 'Second', createdAt: day(2) }),
    ];
    await keep(
      second,
      aProduct({ name: 'Old', createdAt: day(1) }),
      first,
      aProduct({ name: 'New', createdAt: day(3) }),
    );
    expect(names(await homeRow(store, 'c'.repeat(24)))).toEqual(['New', 'First', 'Second', 'Old']);
  });

  it('show in a listing what stands in both, category and subcategory', async () => {
    const both = { category: [groceries], subCategory: [dal] };
    await keep(
      aProduct({ ...both, name: 'Moong' }),
      aProduct({ category: [home], subCategory: [dal], name: 'Dal bowl' }),
      aProduct({ category: [groceries], subCategory: [rice], name: 'Basmati' }),
    );
    expect(names(await listing(store, groceries._id, dal._id))).toEqual(['Moong']);
  });

  it('are read in pieces where they are long, and their first products before the others', async () => {
    const count = 2 * LISTING_PIECE + 3;
    const products = Array.from({ length: count }, (_, index) =>
      aProduct({ category: [groceries], subCategory: [dal], name: `Dal ${index}`, createdAt: day(index) }),
    );
    // in two listings: the keys of the other one end nothing
    await keep(...products, aProduct({ category: [groceries], subCategory: [rice, dal], name: 'Mixed' }));
    const all = names(await listing(store, groceries._id, dal._id));
    expect(all).toHaveLength(count + 1);
    expect(new Set(all).size).toBe(count + 1);
    expect(all[0]).toBe(`Dal ${count - 1}`);
    const head = await listingHead(store, groceries._id, dal._id, 12);
    expect([names(head.products), head.total]).toEqual([all.slice(0, 12), count + 1]);
  });

  it('fill up related products from the category, without the product itself', async () => {
    const [one, two] = [
      aProduct({ category: [groceries], subCategory: [dal], name: 'One', createdAt: day(1) }),
      aProduct({ category: [groceries], subCategory: [dal], name: 'Two', createdAt: day(2) }),
    ];
    const others = Array.from({ length: 20 }, (_, index) =>
      aProduct({ category: [groceries], subCategory: [rice], name: `Rice ${index}`, createdAt: day(3) }),
    );
    await keep(one, two, ...others);
    const found = names(
      await related(store, { productId: one._id, categoryId: groceries._id, subCategoryId: dal._id }),
    );
    expect(found).toEqual(['Two', ...others.slice(0, RELATED - 1).map(({ name }) => name)]);
  });

  it('take other categories one after the other, from the next by name on, whatever the case of its first letter', async () => {
    await store.categories.bulkPut([groceries, home, toys].map((row) => ({ ...row, image: '' })));
    await keep(
      aProduct({ category: [toys], name: 'Top', createdAt: day(2) }),
      aProduct({ category: [toys], name: 'Kite', createdAt: day(1) }),
      aProduct({ category: [home], name: 'Lamp' }),
      aProduct({ category: [home, groceries], name: 'Jar' }),
    );
    expect(names(await otherCategories(store, groceries._id))).toEqual(['Lamp', 'Top', 'Kite']);
  });

  it('have the lengths of the server', () => {
    expect([RELATED, OTHERS, HOME_ROW]).toEqual([PAGE_SIZE.related, PAGE_SIZE.otherCategories, 12]);
  });
});

describe('which source of a list counts', () => {
  const copy = { key: 'copy', epoch: 'e', since: 1, cursor: null, productCount: 2, bytes: 0 } as const;
  const inCopy = () => homeRow(store, groceries._id);
  const shown = async () => names((await newestList(store, 'home:a', inCopy))?.products ?? []);

  beforeEach(async () => {
    const listed = aProduct({ category: [groceries], name: 'Listed', createdAt: day(1) });
    await keepList(store, 'home:a', { products: [listed], total: 1 }, 1000);
    await keep(aProduct({ category: [groceries], name: 'Copied', createdAt: day(2) }));
  });

  it('is the newer one', async () => {
    await store.catalogueCopy.put({ ...copy, whole: true, at: 999 });
    expect(await shown()).toEqual(['Listed']);
    await store.catalogueCopy.put({ ...copy, whole: true, at: 1001 });
    expect(await shown()).toEqual(['Copied', 'Listed']);
  });

  it('is the server’s answer, as long as the copy is not whole', async () => {
    await store.catalogueCopy.put({ ...copy, whole: false, at: 2000 });
    expect(await shown()).toEqual(['Listed']);
  });

  it('is the copy where only the first of the list were fetched', async () => {
    await store.catalogueCopy.put({ ...copy, whole: true, at: 999 });
    await store.lists.update('home:a', { total: 2 });
    expect(await shown()).toEqual(['Copied', 'Listed']);
  });
});

it('finds in its listings what an earlier version of the store kept', async () => {
  const before = new Dexie('listings-before');
  before.version(3).stores({ products: '_id, *categoryIds, *subCategoryIds, pulledAt' });
  const { category, ...moong } = aProduct({ name: 'Moong' });
  await before
    .table('products')
    .put({ ...moong, category, categoryIds: [groceries._id], subCategoryIds: [dal._id] });
  before.close();
  expect(names(await homeRow(new ShopStore('listings-before'), groceries._id))).toEqual(['Moong']);
});
