import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { filtersKey, NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { ApiError } from '../api/api-error';
import { searchPage } from '../api/catalogue-api';
import { listNames } from '../db/list-names';
import { openStore } from '../db/open-store';
import { keepProducts, knownList } from '../db/products';
import { fetchMoreOfSearch, fetchSearch } from './fetch-search';

const device = vi.hoisted(() => ({
  found: vi.fn<(term: string) => Promise<string[]>>(),
  search: async (term: string, filters: ProductFilters) => {
    const ids = await device.found(term);
    return {
      ids: filters.brands.length > 0 ? [] : filters.rating ? ids.slice(0, 3) : ids,
      unfiltered: ids.length,
      facets: facetsOf(ids.length),
    };
  },
  nothingFound: vi.fn(async () => ({ corrections: ['daal'], popular: ['a'] })),
}));
vi.mock('../api/catalogue-api', () => ({ searchPage: vi.fn() }));
vi.mock('../catalogue-replica/worker/in-worker', () => ({
  inWorker: (task: (work: typeof device) => unknown) => task(device),
}));

/** What can be chosen, known by how many are in stock. */
const facetsOf = (inStock: number): ProductFacets => ({
  brands: [],
  packs: [],
  discounts: [],
  ratings: [],
  inStock,
  price: null,
});
const found = Array.from({ length: 45 }, () => aProduct());
const ids = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);
const results = async (term: string) => {
  const list = await knownList(await openStore(), listNames.search(term));
  return ids(list?.products ?? []);
};

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.products.clear(), store.catalogueCopy.clear()]);
  device.found.mockReset().mockResolvedValue([]);
  vi.mocked(searchPage)
    .mockReset()
    .mockImplementation(async ({ page, limit }) => ({
      products: found.slice((page - 1) * limit, page * limit),
      total: found.length,
    }));
});

it('appends page after page until there is no more', async () => {
  await fetchSearch('dal');
  expect(await results('dal')).toEqual(ids(found.slice(0, 20)));
  for (const shown of [20, 40, 45]) await fetchMoreOfSearch('dal', shown);
  expect(await results('dal')).toEqual(ids(found));
  expect(searchPage).toHaveBeenCalledTimes(3);
});

it('drops a further page when the search was made anew meanwhile', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  await fetchSearch('dal');
  let answer: (page: Awaited<ReturnType<typeof searchPage>>) => void = () => {};
  vi.mocked(searchPage).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const more = fetchMoreOfSearch('dal', 20);
  await vi.waitFor(() => expect(searchPage).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  vi.setSystemTime(2000);
  await fetchSearch('dal');
  answer({ products: found.slice(20, 40), total: found.length });
  await more;
  expect(await results('dal')).toEqual(ids(found.slice(0, 20)));
  vi.useRealTimers();
});

it('keeps the last thirty searches', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  for (let number = 1; number <= 32; number += 1) {
    vi.setSystemTime(1000 + number);
    await fetchSearch(`word ${number}`);
  }
  vi.useRealTimers();
  expect(await results('word 2')).toEqual([]);
  expect(await results('word 3')).not.toEqual([]);
});

describe('a device with a whole copy of the catalogue', () => {
  const offline = new ApiError('network.unreachable', 'offline', 0);
  const all = ids(found);
  const list = async () => (await openStore()).lists.get(listNames.search('dal'));

  beforeEach(async () => {
    const store = await openStore();
    await keepProducts(store, found, 1);
    await copied(1);
    device.found.mockResolvedValue(all);
  });
  const copied = async (at: number) =>
    (await openStore()).catalogueCopy.put({
      key: 'copy',
      epoch: 'e'.repeat(24),
      since: 1,
      cursor: null,
      productCount: found.length,
      whole: true,
      bytes: 1,
      at,
    });

  it('finds all results without the server', async () => {
    vi.mocked(searchPage).mockRejectedValue(offline);
    await fetchSearch('dal');
    expect(await list()).toMatchObject({ ids: all, total: 45 });
  });

  it('knows that there are none', async () => {
    vi.mocked(searchPage).mockRejectedValue(offline);
    device.found.mockResolvedValue([]);
    await fetchSearch('dal');
    const nothingFound = { corrections: ['daal'], popular: ['a'] };
    expect(await list()).toMatchObject({ ids: [], total: 0, nothingFound });
  });

  it('keeps what the server offers where there are none, and forgets it when there are some', async () => {
    const liked = aProduct();
    device.found.mockResolvedValue([]);
    vi.mocked(searchPage).mockResolvedValueOnce({
      products: [],
      total: 0,
      corrections: ['chana'],
      popular: [liked],
    });
    await fetchSearch('dal');
    const nothingFound = { corrections: ['chana'], popular: [liked._id] };
    expect(await list()).toMatchObject({ ids: [], total: 0, nothingFound });
    expect(await (await openStore()).products.get(liked._id)).toMatchObject({ name: liked.name });
    await fetchSearch('dal');
    expect(await list()).not.toHaveProperty('nothingFound');
  });

  it('keeps all of them when the server says the same', async () => {
    await fetchSearch('dal');
    expect(await list()).toMatchObject({ ids: all, total: 45 });
    await fetchMoreOfSearch('dal', 20);
    expect(await list()).toMatchObject({ ids: all, total: 45 });
  });

  it.each(['sooner', 'later'] as const)(
    'believes the server where it says something else, %s than the device',
    async (order) => {
      const expected = [found[3], ...found.slice(20, 39)].flatMap((product) => product ?? []);
      vi.mocked(searchPage).mockImplementation(async () => {
        if (order === 'later') await vi.waitUntil(list);
        return { products: expected, total: 21 };
      });
      device.found.mockImplementation(async () => {
        if (order === 'sooner') await vi.waitUntil(list);
        return all;
      });
      await fetchSearch('dal');
      expect((await list())?.ids.slice(0, 20)).toEqual(ids(expected));
      expect((await list())?.total).toBe(21);
    },
  );

  it('believes the server about a further page', async () => {
    await fetchSearch('dal');
    vi.mocked(searchPage).mockResolvedValue({ products: found.slice(30, 45), total: 35 });
    await fetchMoreOfSearch('dal', 20);
    expect(await list()).toMatchObject({ ids: [...all.slice(0, 20), ...all.slice(30)], total: 35 });
  });

  it('filters what it finds, keeps that beside the whole, and what the server says can be chosen', async () => {
    const filters = { ...NO_FILTERS, rating: 4 };
    const filtered = async () => (await openStore()).lists.get(listNames.search('dal', filtersKey(filters)));
    vi.mocked(searchPage).mockRejectedValue(offline);
    await fetchSearch('dal', filters);
    expect(await filtered()).toMatchObject({ ids: all.slice(0, 3), total: 3, facets: facetsOf(45) });
    expect(await list()).toBeUndefined();
    vi.mocked(searchPage).mockResolvedValue({ products: found.slice(0, 2), total: 2, facets: facetsOf(9) });
    await fetchSearch('dal', filters);
    expect(vi.mocked(searchPage).mock.lastCall?.[0]).toEqual({
      search: 'dal',
      page: 1,
      limit: 20,
      filters,
      facets: true,
    });
    expect(await filtered()).toMatchObject({ ids: all.slice(0, 2), total: 2, facets: facetsOf(9) });
  });

  it('says that filters leave nothing without offering other texts', async () => {
    const filters = { ...NO_FILTERS, brands: ['none'] };
    vi.mocked(searchPage).mockRejectedValue(offline);
    await fetchSearch('dal', filters);
    const kept = await (await openStore()).lists.get(listNames.search('dal', filtersKey(filters)));
    expect(kept).toMatchObject({ ids: [], total: 0 });
    expect(kept).not.toHaveProperty('nothingFound');
  });

  it('searches anew once the copy is newer than what was found before', async () => {
    vi.mocked(searchPage).mockRejectedValue(offline);
    await fetchSearch('dal');
    device.found.mockResolvedValue(all.slice(1));
    await fetchSearch('dal');
    expect((await list())?.ids).toEqual(all);
    await copied(Date.now() + 1000);
    await fetchSearch('dal');
    expect((await list())?.ids).toEqual(all.slice(1));
  });
});

describe('a device with a part of the catalogue', () => {
  it('finds what it knows, when the server cannot be reached', async () => {
    await keepProducts(await openStore(), found.slice(0, 2), 1);
    vi.mocked(searchPage).mockRejectedValue(new ApiError('network.unreachable', 'offline', 0));
    device.found.mockResolvedValue(ids(found.slice(0, 2)));
    await fetchSearch('dal');
    expect(await results('dal')).toEqual(ids(found.slice(0, 2)));
  });

  it('does not claim that there is nothing', async () => {
    vi.mocked(searchPage).mockRejectedValue(new ApiError('network.unreachable', 'offline', 0));
    await expect(fetchSearch('dal')).rejects.toThrow('offline');
    expect(await (await openStore()).lists.get(listNames.search('dal'))).toBeUndefined();
  });
});
