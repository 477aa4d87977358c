import type { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { PAGE_SIZE } from '@jhola/shared/contracts/product-lists.contract';
import { filtersKey, NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { ApiError } from '../api/api-error';
import { type FoundPage, searchPage } from '../api/catalogue-api';
import { copyOf } from '../catalogue-replica/catalogue-copy';
import type { DeviceResults } from '../catalogue-replica/worker/device-search';
import { inWorker } from '../catalogue-replica/worker/in-worker';
import type { ShopStore } from '../db/db';
import { listNames, SEARCHES } from '../db/list-names';
import { openStore } from '../db/open-store';
import { keepProducts } from '../db/products';
import type { ListRow } from '../db/rows';

/** A term, and what its results are narrowed down to. */
interface Search {
  readonly term: string;
  readonly filters: ProductFilters;
}

/** How many searches the device keeps. */
const MAX_SEARCHES = 30;

/**
 * Finds a term's results, or what filters leave of them. A device with a whole copy of the catalogue finds all of them itself, immediately, while the server
 * is asked for its first page, which replaces them where it differs. Without the server, and without a whole copy, the
 * results are what the device knows.
 * @throws ApiError when the server does not answer and the device finds nothing
 */
export async function fetchSearch(term: string, filters: ProductFilters = NO_FILTERS): Promise<void> {
  const search = { term, filters };
  const store = await openStore();
  const whole = (await copyOf(store))?.whole === true;
  const [refused, found] = await Promise.all([
    fetchFirstPage(store, search),
    whole && keepFound(store, search).catch(notSearched),
  ]);
  if (refused && !found && (whole || !(await keepFound(store, search)))) throw refused;
  await forgetOldSearches(store);
}

/**
 * Asks the server for a further page. It is appended, or replaces what the device had found itself where it
 * differs. An answer that no longer follows the known results is dropped.
 * @param shown how many results come before it
 */
export async function fetchMoreOfSearch(
  term: string,
  shown: number,
  filters: ProductFilters = NO_FILTERS,
): Promise<void> {
  const search = { term, filters };
  const store = await openStore();
  const before = await store.lists.get(nameOf(search));
  if (!before || shown >= before.total) return;
  const page = Math.floor(shown / PAGE_SIZE.search) + 1;
  const answer = await searchPage({ ...asked(search), page });
  await keepPage(store, search, answer, (page - 1) * PAGE_SIZE.search, before);
}

/** @returns why there is no first page, when there is none */
async function fetchFirstPage(store: ShopStore, search: Search): Promise<ApiError | undefined> {
  try {
    const page = await searchPage({ ...asked(search), page: 1, facets: true });
    await keepPage(store, search, page, 0);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Keeps what the device finds itself.
 * @returns whether that is known: a device with a part of the catalogue knows nothing of a term it finds nothing for
 */
async function keepFound(store: ShopStore, search: Search): Promise<boolean> {
  const begun = Date.now();
  const { term, filters } = search;
  const {
    ids: found,
    unfiltered,
    facets,
  } = await inWorker<DeviceResults>((work) => work.search(term, filters));
  const copy = await copyOf(store);
  if (!copy?.whole && unfiltered === 0) return false;
  const nothingFound = unfiltered === 0 ? await inWorker((work) => work.nothingFound(term)) : undefined;
  const name = nameOf(search);
  await store.transaction('rw', store.lists, async () => {
    const before = await store.lists.get(name);
    const list = withKnown(before, found, copy?.at ?? 0, begun);
    // What the server has answered since is newer.
    const answered = before && before.pulledAt >= begun ? before.nothingFound : undefined;
    const isOlder = !before || before.pulledAt < (copy?.at ?? 0);
    await store.lists.put({
      ...list,
      name,
      pulledAt: Date.now(),
      facets: isOlder ? facets : (before.facets ?? facets),
      ...(list.total === 0 && nothingFound && { nothingFound: answered ?? nothingFound }),
    });
  });
  return true;
}

/**
 * What the device finds beside what is known of a term. What the server has answered later than the copy was brought up to
 * date stays in front.
 * @param begun when the device began to search
 */
function withKnown(
  before: ListRow | undefined,
  found: readonly string[],
  copiedAt: number,
  begun: number,
): Pick<ListRow, 'ids' | 'total'> {
  if (!before || before.pulledAt < copiedAt) return { ids: [...found], total: found.length };
  if (before.ids.length >= before.total) return before;
  const same = before.total === found.length && before.ids.every((id, knownPage) => id === found[knownPage]);
  // The server's answer is newer: its total counts, and its other pages can be fetched.
  if (!same && before.pulledAt >= begun) return before;
  const ids = [...new Set([...before.ids, ...found])];
  return { ids, total: ids.length };
}

/**
 * Stores a page of the server's. Where it equals that part of the list, the whole list stays.
 * @param from how many results come before it
 * @param before the list as it was when the page was asked for; the page is dropped if that has been fetched again since
 */
async function keepPage(
  store: ShopStore,
  search: Search,
  { products, total, corrections = [], popular = [], facets }: FoundPage,
  from: number,
  before?: ListRow,
): Promise<void> {
  const name = nameOf(search);
  const page = products.map(({ _id }) => _id);
  const now = Date.now();
  await store.transaction('rw', store.products, store.lists, async () => {
    const list = await store.lists.get(name);
    if (before && list?.pulledAt !== before.pulledAt) return;
    await keepProducts(store, [...products, ...popular], now);
    const known = list?.ids ?? [];
    const knownPage = known.slice(from, from + page.length);
    const same = list?.total === total && page.every((id, at) => id === knownPage[at]);
    const counted = facets ?? list?.facets;
    const ids = same ? known : [...new Set([...known.slice(0, from), ...page])];
    // An empty page means that there are fewer results than the total said: ask for no more.
    await store.lists.put({
      name,
      ids,
      total: page.length === 0 ? ids.length : total,
      pulledAt: now,
      ...(counted && { facets: counted }),
      ...(total === 0 && { nothingFound: { corrections, popular: popular.map(({ _id }) => _id) } }),
    });
  });
}

const nameOf = ({ term, filters }: Search) => listNames.search(term, filtersKey(filters));

/** What the server is asked for. */
const asked = ({ term, filters }: Search) => ({
  search: term,
  limit: PAGE_SIZE.search,
  ...(filtersKey(filters) && { filters }),
});

async function forgetOldSearches(store: ShopStore): Promise<void> {
  const searches = await store.lists.where('name').startsWith(SEARCHES).sortBy('pulledAt');
  await store.lists.bulkDelete(searches.slice(0, -MAX_SEARCHES).map(({ name }) => name));
}

const notSearched = (error: unknown) => {
  console.warn('The device could not search', error);
  return false;
};
