import type { CatalogueChanges, SyncedProduct } from '@jhola/shared/contracts/catalogue-sync.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import type { ShopStore } from '../db/db';
import { openStore } from '../db/open-store';
import { copyOf } from './catalogue-copy';
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

it('takes the whole catalogue, with the names of its categories', async () => {
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

describe('a copy that was cut short by the budget', () => {
  const small = { products: 2, bytes: 1_000_000 };
  const large = { products: 3, bytes: 1_000_000 };
  const all = { ...firstSlice, cursor: null, products: [moong, toor, urad] };
  const cutShort = () => copyCatalogue(store, answering(all), undefined, small);
  const unchanged = { ...nothing, revision: 9 };

  it('becomes whole when the budget is raised, and learns what was deleted meanwhile', async () => {
    await cutShort();
    expect(await copyOf(store)).toMatchObject({ whole: false, since: 9 });
    const anew = { ...firstSlice, revision: 12, cursor: '12.1.x', products: [toor] };
    const rest = { ...nothing, revision: 12, products: [urad] };
    const deleted = { products: [moong._id], categories: [], subcategories: [] };
    await copyCatalogue(
      store,
      answering(anew, rest, { ...nothing, revision: 12, deleted }),
      undefined,
      large,
    );
    expect(asked.slice(1)).toEqual([
      { since: 0, epoch: EPOCH },
      { since: 0, epoch: EPOCH, cursor: '12.1.x' },
      { since: 9, epoch: EPOCH },
    ]);
    expect(await names()).toEqual(['Toor', 'Urad']);
    expect(await copyOf(store)).toMatchObject({ whole: true, since: 12, cursor: null });
  });

  it('becomes whole when the catalogue has become smaller', async () => {
    await cutShort();
    const deleted = { products: [moong._id], categories: [], subcategories: [] };
    const fewer = { ...nothing, revision: 10, productCount: 2, deleted };
    await copyCatalogue(store, answering(fewer), undefined, small);
    expect((await copyOf(store))?.whole).toBe(false);
    const anew = { ...firstSlice, revision: 10, productCount: 2, cursor: null, products: [toor, urad] };
    await copyCatalogue(store, answering(anew), undefined, small);
    expect(await names()).toEqual(['Toor', 'Urad']);
    expect(await copyOf(store)).toMatchObject({ whole: true, since: 10 });
  });

  it('goes on where it was left when it was being taken anew', async () => {
    await cutShort();
    const anew = { ...firstSlice, cursor: '9.1.x' };
    await expect(
      copyCatalogue(store, answering(anew, new Error('no signal')), undefined, large),
    ).rejects.toThrow('no signal');
    await copyCatalogue(store, answering(lastSlice), undefined, large);
    expect(asked.at(-1)).toEqual({ since: 0, epoch: EPOCH, cursor: '9.1.x' });
    expect(await copyOf(store)).toMatchObject({ whole: true, since: 9 });
  });

  it('is not taken anew in vain: neither without more room, nor again when it still did not fit', async () => {
    await cutShort();
    await copyCatalogue(store, answering(unchanged), undefined, small);
    expect(asked.at(-1)).toEqual({ since: 9, epoch: EPOCH });
    // there are more of them than the shop had counted
    const four = { ...all, products: [moong, toor, urad, synced('Chana')] };
    await copyCatalogue(store, answering(four), undefined, large);
    expect(asked.at(-1)).toEqual({ since: 0, epoch: EPOCH });
    expect((await copyOf(store))?.whole).toBe(false);
    await copyCatalogue(store, answering(unchanged), undefined, large);
    expect(asked.at(-1)).toEqual({ since: 9, epoch: EPOCH });
  });

  it('waits for room of bytes as for room of products', async () => {
    const bytes = Math.max(...[moong, toor, urad].map((each) => JSON.stringify(each).length)) * 2;
    const tight = { products: 9, bytes };
    await copyCatalogue(store, answering(all), undefined, tight);
    expect(await names()).toEqual(['Moong', 'Toor']);
    await copyCatalogue(store, answering(unchanged), undefined, { products: 99, bytes });
    expect(asked.at(-1)).toEqual({ since: 9, epoch: EPOCH });
    await copyCatalogue(store, answering({ ...all, revision: 9 }), undefined, {
      products: 9,
      bytes: bytes * 2,
    });
    expect(await names()).toEqual(['Moong', 'Toor', 'Urad']);
    expect((await copyOf(store))?.whole).toBe(true);
  });
});
