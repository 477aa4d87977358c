import { PAGE_SIZE } from '@jhola/shared/contracts/product.contract';
import { searchPage } from '../../api-client/catalogue-api';
import type { ShopStore } from '../../store/db';
import { listNames, SEARCHES } from '../../store/list-names';
import { openStore } from '../../store/open-store';
import { keepList, keepProducts } from '../../store/products';

/** How many searches the device remembers. */
const MOST_SEARCHES = 30;

/** Asks for a term's first page of results; it takes the place of what was known of that term. */
export async function pullSearch(term: string): Promise<void> {
  const [page, store] = await Promise.all([
    searchPage({ search: term, page: 1, limit: PAGE_SIZE.search }),
    openStore(),
  ]);
  await keepList(store, listNames.search(term), page, Date.now());
  await forgetOldSearches(store);
}

/** Asks for the page after those known, and appends it. An answer that no longer fits its place is dropped. */
export async function pullMoreOfSearch(term: string): Promise<void> {
  const store = await openStore();
  const name = listNames.search(term);
  const before = await store.lists.get(name);
  if (!before || before.ids.length >= before.total) return;
  const page = Math.floor(before.ids.length / PAGE_SIZE.search) + 1;
  const answer = await searchPage({ search: term, page, limit: PAGE_SIZE.search });
  const now = Date.now();
  await store.transaction('rw', store.products, store.lists, async () => {
    const list = await store.lists.get(name);
    if (list?.pulledAt !== before.pulledAt) return;
    await keepProducts(store, answer.products, now);
    const ids = [...new Set([...list.ids, ...answer.products.map(({ _id }) => _id)])];
    // An empty page means that there are fewer results than were told: ask for no more.
    const total = answer.products.length === 0 ? ids.length : answer.total;
    await store.lists.put({ name, ids, total, pulledAt: now });
  });
}

async function forgetOldSearches(store: ShopStore): Promise<void> {
  const searches = await store.lists.where('name').startsWith(SEARCHES).sortBy('pulledAt');
  await store.lists.bulkDelete(searches.slice(0, -MOST_SEARCHES).map(({ name }) => name));
}
