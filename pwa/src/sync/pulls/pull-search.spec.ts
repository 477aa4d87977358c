import { beforeEach, expect, it, vi } from 'vitest';
import { searchPage } from '../../api-client/catalogue-api';
import { listNames } from '../../store/list-names';
import { openStore } from '../../store/open-store';
import { knownList } from '../../store/products';
import { aProduct } from '../../test-data/a-product';
import { pullMoreOfSearch, pullSearch } from './pull-search';

vi.mock('../../api-client/catalogue-api', () => ({ searchPage: vi.fn() }));

const found = Array.from({ length: 45 }, () => aProduct());
const ids = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id);
const results = async (term: string) => {
  const list = await knownList(await openStore(), listNames.search(term));
  return ids(list?.products ?? []);
};

beforeEach(async () => {
  const store = await openStore();
  await Promise.all([store.lists.clear(), store.products.clear()]);
  vi.mocked(searchPage)
    .mockReset()
    .mockImplementation(async ({ page, limit }) => ({
      products: found.slice((page - 1) * limit, page * limit),
      total: found.length,
    }));
});

it('appends page after page until there is no more', async () => {
  await pullSearch('dal');
  expect(await results('dal')).toEqual(ids(found.slice(0, 20)));
  for (let page = 2; page <= 5; page += 1) await pullMoreOfSearch('dal');
  expect(await results('dal')).toEqual(ids(found));
  expect(searchPage).toHaveBeenCalledTimes(3);
});

it('drops a further page when the search was made anew meanwhile', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  await pullSearch('dal');
  let answer: (page: Awaited<ReturnType<typeof searchPage>>) => void = () => {};
  vi.mocked(searchPage).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const more = pullMoreOfSearch('dal');
  await vi.waitFor(() => expect(searchPage).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  vi.setSystemTime(2000);
  await pullSearch('dal');
  answer({ products: found.slice(20, 40), total: found.length });
  await more;
  expect(await results('dal')).toEqual(ids(found.slice(0, 20)));
  vi.useRealTimers();
});

it('remembers the last thirty searches', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  for (let number = 1; number <= 32; number += 1) {
    vi.setSystemTime(1000 + number);
    await pullSearch(`word ${number}`);
  }
  vi.useRealTimers();
  expect(await results('word 2')).toEqual([]);
  expect(await results('word 3')).not.toEqual([]);
});
