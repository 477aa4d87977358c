import { beforeEach, expect, it, vi } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { listingPage } from '../api/catalogue-api';
import { listNames } from '../db/list-names';
import { openStore } from '../db/open-store';
import { knownList } from '../db/products';
import { fetchListing } from './fetch-listing';

vi.mock('../api/catalogue-api', () => ({ listingPage: vi.fn() }));

const allProducts = Array.from({ length: 130 }, () => aProduct());
const name = listNames.listing('groceries', 'dal');
let known: number[];

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.products.clear(), store.catalogueCopy.clear()]);
  known = [];
  vi.mocked(listingPage)
    .mockReset()
    .mockImplementation(async ({ page, limit }) => {
      known.push((await knownList(store, name))?.products.length ?? 0);
      return { products: allProducts.slice((page - 1) * limit, page * limit), total: allProducts.length };
    });
});

it('brings the first twelve first, then all', async () => {
  await fetchListing('groceries', 'dal');
  expect(known).toEqual([0, 12, 12]);
  const list = await knownList(await openStore(), name);
  expect(list?.products.map(({ _id }) => _id)).toEqual(allProducts.map(({ _id }) => _id));
  expect(list?.total).toBe(130);
});

it('never shows fewer than before while it is brought up to date', async () => {
  await fetchListing('groceries', 'dal');
  known = [];
  await fetchListing('groceries', 'dal');
  expect(known).toEqual([130, 130]);
});

it('asks for no first page where a whole copy can be shown meanwhile', async () => {
  const copy = { key: 'copy', epoch: 'e', since: 1, cursor: null, productCount: 130, bytes: 0 } as const;
  await (await openStore()).catalogueCopy.put({ ...copy, whole: true, at: 1 });
  await fetchListing('groceries', 'dal');
  expect(vi.mocked(listingPage).mock.calls.map(([{ limit }]) => limit)).toEqual([100, 100]);
});
