import type { CatalogueChanges, SyncedProduct } from '@jhola/shared/contracts/catalogue-sync.contract';
import { beforeEach, expect, it } from 'vitest';
import { copyOf } from '../store/catalogue-copy';
import type { ShopStore } from '../store/db';
import { openStore } from '../store/open-store';
import { aProduct } from '../test-data/a-product';
import { type AskChanges, copyCatalogue } from './copy-catalogue';

const EPOCH = 'e'.repeat(24);
const groceries = { _id: 'a'.repeat(24), name: 'Groceries', image: '/g.webp' };
const dal = { _id: 'b'.repeat(24), name: 'Dal', image: '/d.webp', categoryIds: [groceries._id] };

const synced = (name: string): SyncedProduct => {
  const { category: _, subCategory: __, ...card } = aProduct({ name });
  return { ...card, categoryIds: [groceries._id], subCategoryIds: [dal._id] };
};

const nothing: CatalogueChanges = {
  epoch: EPOCH,
  revision: 1,
  reset: false,
  cursor: null,
  productCount: 3,
  products: [],
  categories: [],
  subcategories: [],
  deleted: { products: [], categories: [], subcategories: [] },
};

const [moong, toor, urad] = [synced('Moong'), synced('Toor'), synced('Urad')];
const first = { ...nothing, revision: 9, cursor: '9.1.x', products: [moong, toor], categories: [groceries] };
const firstSlice = { ...first, subcategories: [dal] };
const lastSlice = { ...nothing, revision: 9, products: [urad] };

let store: ShopStore;
let asked: Parameters<AskChanges>[0][];

/** A server that answers these slices, one after the other; an error is thrown. */
function answering(...slices: (CatalogueChanges | Error)[]): AskChanges {
  return async (query) => {
    asked.push(query);
    const next = slices.shift();
    if (!next || next instanceof Error) throw next ?? new Error('asked too often');
    return next;
  };
}

const names = async () => (await store.products.orderBy('_id').toArray()).map(({ name }) => name).sort();

beforeEach(async () => {
  store = await openStore();
  await Promise.all(store.tables.map((table) => table.clear()));
  asked = [];
});

it('takes the whole catalogue, with the names of its shelves', async () => {
  await copyCatalogue(store, answering(firstSlice, lastSlice));
  expect(await names()).toEqual(['Moong', 'Toor', 'Urad']);
  const row = await store.products.get(urad._id);
  expect(row).toMatchObject({
    category: [{ _id: groceries._id, name: 'Groceries' }],
    subCategory: [{ _id: dal._id, name: 'Dal' }],
  });
  expect((await store.subcategories.get(dal._id))?.category).toEqual([
    { _id: groceries._id, name: 'Groceries' },
  ]);
  expect(asked).toEqual([{ since: 0 }, { since: 0, epoch: EPOCH, cursor: '9.1.x' }]);
  expect(await copyOf(store)).toMatchObject({ since: 9, cursor: null, productCount: 3 });
});

it('goes on where a lost answer has left it', async () => {
  await expect(copyCatalogue(store, answering(firstSlice, new Error('no signal')))).rejects.toThrow(
    'no signal',
  );
  expect(await names()).toEqual(['Moong', 'Toor']);
  await copyCatalogue(store, answering(lastSlice));
  expect(asked.at(-1)).toEqual({ since: 0, epoch: EPOCH, cursor: '9.1.x' });
  expect(await names()).toEqual(['Moong', 'Toor', 'Urad']);
  expect(await copyOf(store)).toMatchObject({ since: 9, cursor: null });
});

it('asks afterwards for what changed, and takes edits, new names and deletions', async () => {
  await copyCatalogue(store, answering(firstSlice, lastSlice));
  await store.products.update(moong._id, { description: 'Small and green' });
  const changes = {
    ...nothing,
    revision: 12,
    products: [{ ...moong, price: 1 }],
    categories: [{ ...groceries, name: 'Kirana' }],
    subcategories: [{ ...dal, name: 'Dal & Pulses' }],
    deleted: { products: [toor._id], categories: [], subcategories: [] },
  };
  await copyCatalogue(store, answering(changes));
  expect(asked.at(-1)).toEqual({ since: 9, epoch: EPOCH });
  expect(await names()).toEqual(['Moong', 'Urad']);
  expect(await store.products.get(moong._id)).toMatchObject({ price: 1, description: 'Small and green' });
  for (const id of [moong._id, urad._id]) {
    expect(await store.products.get(id)).toMatchObject({
      category: [{ name: 'Kirana' }],
      subCategory: [{ name: 'Dal & Pulses' }],
    });
  }
});

it('forgets a copy of another catalogue, and begins again', async () => {
  await copyCatalogue(store, answering(firstSlice, lastSlice));
  await store.lists.put({ name: 'home:x', ids: [toor._id], total: 1, pulledAt: 0 });
  const fresh = {
    ...nothing,
    epoch: 'f'.repeat(24),
    reset: true,
    revision: 2,
    cursor: '2.1.y',
    products: [urad],
  };
  await copyCatalogue(store, answering({ ...fresh }, { ...nothing, epoch: fresh.epoch, revision: 2 }));
  expect(await names()).toEqual(['Urad']);
  expect(await store.lists.count()).toBe(0);
  expect(asked.at(-1)).toEqual({ since: 0, epoch: fresh.epoch, cursor: '2.1.y' });
  expect(await copyOf(store)).toMatchObject({ epoch: fresh.epoch, since: 2, cursor: null });
});

it('takes a slice whole or not at all', async () => {
  const broken = { ...firstSlice, products: [moong, { ...toor, _id: undefined as unknown as string }] };
  await expect(copyCatalogue(store, answering(broken))).rejects.toThrow();
  expect([await store.products.count(), await store.categories.count(), await copyOf(store)]).toEqual([
    0,
    0,
    undefined,
  ]);
});
