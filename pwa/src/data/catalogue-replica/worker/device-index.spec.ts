import { NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { PRACTICE_ROUNDS, practice } from '@jhola/shared/domain/search/practice';
import { ProductIndex } from '@jhola/shared/domain/search/product-index';
import { searchVersion } from '@jhola/shared/domain/search/search-version';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopStore } from '#data/db/db.ts';
import { keepProducts } from '#data/db/products.ts';
import { aProduct } from '#test-data/a-product.ts';
import { DeviceIndex } from './device-index';
import { deviceSearch } from './device-search';

const QUERIES = [
  'dal',
  'daal',
  'aata',
  'blutooth earbds',
  'sadi',
  'rice 1 kg',
  'atta dal',
  'pulses',
  'nothing',
  'cheap dal under 80',
];
const NAMES = ['Toor Dal', 'Chana Dal', 'Chakki Atta', 'Bluetooth Earbuds', 'Silk Saree', 'Basmati Rice'];

/** An index as version 0.1 of 24 November 2026 has written it, with a product that is sold no more. */
const ofVersionBefore = {
  version: '1rcrwsb',
  json: '{"words":{"documentCount":1,"nextId":1,"documentIds":{"0":"aaaaaaaaaaaaaaaaaaaaaaaa"},"fieldIds":{"name":0,"unit":1,"subcategories":2,"categories":3,"alike":4},"fieldLength":{"0":[1,1,1,1,1]},"averageFieldLength":[1,1,1,1,1],"storedFields":{},"dirtCount":0,"index":[["notebook",{"0":{"0":1}}]],"serializationVersion":2},"documents":[{"_id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Notebook","unit":"piece","subcategories":"","categories":"","alike":""}]}',
};

let store: ShopStore;
let stores = 0;
beforeEach(() => {
  stores += 1;
  store = new ShopStore(`device-index-${stores}`);
});

const keep = (...names: string[]) =>
  keepProducts(
    store,
    names.map((name) => aProduct({ name })),
    1,
  );
/** What an index finds that was made of the products as they stand. */
async function foundAnew(query: string): Promise<string[]> {
  const fresh = new ProductIndex();
  for (const row of await store.products.toArray()) fresh.put(row);
  return fresh.find(query);
}
const written = () => vi.waitUntil(() => store.searchIndex.get('products'), { timeout: 10_000 });
/** Dexie reports a change a moment after it. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 1 });
const many = (count: number) => Array.from({ length: count }, (_, index) => `Notebook ${index}`);

describe('a filtered search', () => {
  const names = async (ids: readonly string[]) =>
    (await store.products.bulkGet([...ids])).map((row) => row?.name);

  it('leaves and counts what fits, also of an index that was read, and follows the products', async () => {
    const tata = aProduct({ name: 'Toor Dal', brand: 'Tata', price: 90 });
    await keepProducts(store, [tata, aProduct({ name: 'Chana Dal', brand: 'Nadi', price: 80 })], 1);
    const filters = { ...NO_FILTERS, brands: ['tata', 'none'] };
    const first = new DeviceIndex(store);
    expect(await names((await deviceSearch(store, first, 'dal', filters)).ids)).toEqual(['Toor Dal']);
    await written();
    const index = new DeviceIndex(store);
    const { ids, unfiltered, facets } = await deviceSearch(store, index, 'dal', filters);
    expect([await names(ids), unfiltered]).toEqual([['Toor Dal'], 2]);
    expect(facets.brands.map(({ value, count }) => [value, count])).toEqual([
      ['nadi', 1],
      ['tata', 1],
      ['none', 0],
    ]);
    const sorted = await deviceSearch(store, index, 'dal', { ...NO_FILTERS, sort: 'lowToHigh' });
    expect(await names(sorted.ids)).toEqual(['Chana Dal', 'Toor Dal']);
    expect((await deviceSearch(store, index, '', NO_FILTERS)).ids).toHaveLength(2);
    await keepProducts(store, [{ ...tata, stock: 0, inStock: false }], 2);
    await soon(async () =>
      expect((await deviceSearch(store, index, 'dal', { ...filters, inStockOnly: true })).ids).toEqual([]),
    );
    await store.products.delete(tata._id);
    await soon(async () => expect((await deviceSearch(store, index, 'dal', NO_FILTERS)).unfiltered).toBe(1));
  });
});

describe('the index of a device', () => {
  it('waits for its products when it is asked before it has any', async () => {
    await keep('Toor Dal', ...many(250));
    const index = new DeviceIndex(store);
    expect(await index.find('daal')).toEqual(await foundAnew('dal'));
    expect(await index.find('notebook')).toHaveLength(250);
  });

  it('practises once it has products, before anybody searches, and then rests', async () => {
    const find = vi.spyOn(ProductIndex.prototype, 'find');
    const index = new DeviceIndex(store);
    const own = (index as unknown as { index: ProductIndex }).index;
    const practised = () =>
      find.mock.calls.filter(([text], at) => find.mock.contexts[at] === own && text !== 'saree').length;
    expect(await index.find('saree')).toEqual([]);
    expect(practised()).toBe(0);
    await keep('Toor Dal');
    const all = PRACTICE_ROUNDS * practice.length;
    await vi.waitUntil(() => practised() === all, { timeout: 10_000 });
    await keep('Silk Saree', ...many(250));
    await soon(async () => expect(await index.find('saree')).toHaveLength(1));
    expect(practised()).toBe(all);
    find.mockRestore();
  });

  it('is read as it was written, not made anew', async () => {
    await keep('Toor Dal', 'Silk Saree');
    await new DeviceIndex(store).find('dal');
    await written();
    const put = vi.spyOn(ProductIndex.prototype, 'put');
    const reopened = new DeviceIndex(store);
    expect(await reopened.find('saddi')).toEqual(await foundAnew('saree'));
    expect(put.mock.contexts).not.toContain((reopened as unknown as { index: ProductIndex }).index);
  });

  it('is made anew when products are read in another way now', async () => {
    await keep('Toor Dal');
    const other = new ProductIndex();
    await store.searchIndex.put({ key: 'products', json: JSON.stringify(other), version: 'another' });
    expect(await new DeviceIndex(store).find('dal')).toHaveLength(1);
    await vi.waitUntil(async () => (await written()).version === searchVersion, { timeout: 10_000 });
  });

  it('is made anew, and written so, where the version before has left its own', async () => {
    await keep('Toor Dal', 'Silk Saree');
    await store.searchIndex.put({ key: 'products', ...ofVersionBefore });
    const index = new DeviceIndex(store);
    expect(await index.find('saddi')).toEqual(await foundAnew('saree'));
    expect(await index.find('lentils')).toEqual(await foundAnew('dal'));
    expect(await index.find('notebook')).toEqual([]);
    const row = await vi.waitUntil(
      async () => {
        const now = await written();
        return now.version === searchVersion ? now : undefined;
      },
      { timeout: 10_000 },
    );
    expect([...ProductIndex.fromJSON(row.json).ids()].sort()).toEqual(
      (await store.products.toArray()).map(({ _id }) => _id).sort(),
    );
  });

  it('takes in what changed while it was not there', async () => {
    await keep('Toor Dal', 'Silk Saree');
    await new DeviceIndex(store).find('dal');
    const row = await written();
    const [dal] = await store.products.filter(({ name }) => name === 'Toor Dal').toArray();
    await store.products.update(dal?._id ?? '', { name: 'Chakki Atta' });
    await store.searchIndex.put(row);
    const index = new DeviceIndex(store);
    await index.open();
    await soon(async () => expect(await index.find('aata')).toEqual([dal?._id]));
    expect(await index.find('toor')).toEqual([]);
  });

  it('knows prices and stock as they stand, also after a restart', async () => {
    await keepProducts(store, [aProduct({ name: 'Toor Dal', price: 70 }), aProduct({ name: 'Toor Dal' })], 1);
    const [cheap, dear] = (await store.products.orderBy(':id').toArray()).map(({ _id }) => _id);
    const index = new DeviceIndex(store);
    expect(await index.find('dal under 80')).toEqual([cheap]);
    await written();
    await store.products.update(dear ?? '', { price: 60 });
    await store.products.update(cheap ?? '', { inStock: false });
    for (const each of [index, new DeviceIndex(store)]) {
      await soon(async () => expect(await each.find('dal under 80')).toEqual([dear, cheap]));
      expect(await each.nothingFound('dal under 5')).toEqual({ corrections: ['dal'], popular: [dear] });
    }
  });

  it('follows small changes and large ones', async () => {
    const index = new DeviceIndex(store);
    const finds = (query: string, count: number) =>
      soon(async () => expect(await index.find(query)).toHaveLength(count));
    await keep('Toor Dal');
    await finds('dal', 1);
    await keep('Silk Saree');
    await finds('saree', 1);
    await keep(...many(120));
    await finds('notebook', 120);
    await store.products.filter(({ name }) => name.startsWith('Notebook')).delete();
    await finds('notebook', 0);
    await store.products.clear();
    await finds('dal', 0);
  });
});

it('finds what an index made anew finds, in the same order, after any history', async () => {
  const step = fc.record({
    nth: fc.integer({ min: 0, max: 14 }),
    name: fc.option(fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 2 }), { freq: 3 }),
    subcategory: fc.constantFrom('Dal & Pulses', 'Atta & Flours', 'Sarees'),
    query: fc.constantFrom(...QUERIES),
    price: fc.constantFrom(60, 100),
    inStock: fc.boolean(),
    restart: fc.integer({ min: 0, max: 9 }),
  });
  const ids = Array.from({ length: 15 }, (_, index) => `${index}`.padStart(24, 'a'));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await store.products.clear();
      let index = new DeviceIndex(store);
      for (const { nth, name, subcategory, query, price, inStock, restart } of steps) {
        const _id = ids[nth] ?? '';
        const subCategory = [{ _id: 'd'.repeat(24), name: subcategory }];
        if (name)
          await keepProducts(
            store,
            [aProduct({ _id, name: name.join(' '), subCategory, price, inStock })],
            1,
          );
        else await store.products.delete(_id);
        if (restart === 0) index = new DeviceIndex(store);
        const expected = await foundAnew(query);
        await soon(async () => expect(await index.find(query)).toEqual(expected));
      }
    }),
    { seed: 20261122, numRuns: 12 },
  );
}, 60_000);
