import type { ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import type { PAGE_SIZE } from '@jhola/shared/contracts/product-lists.contract';
import { filtersKey } from '@jhola/shared/domain/filters/filters-in-query';
import { useCallback, useRef, useState } from 'react';
import { isOnline } from '#connection/connection.ts';
import { firstList, useFirstData } from '#data/db/first-data.ts';
import { listNames } from '#data/db/list-names.ts';
import { useLive } from '#data/db/use-live.ts';
import { shareFetch } from '#data/queries/share-fetch.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { type KnownResults, knownResults } from './known-results';
import { useDebounced } from './use-debounced';

/** How long typing must rest before a term is searched for, in milliseconds. */
const REST_MS = 250;
/** Results that appear at a time. */
const PAGE: typeof PAGE_SIZE.search = 20;

/** What is known of a search. */
export interface SearchResults {
  /** `undefined` while nothing is known. */
  readonly results?: KnownResults;
  /** The results are those of the term or the filters before, until the new ones are here. */
  readonly old: boolean;
  readonly failed: boolean;
  /** Whether there are pages that are not shown yet. */
  readonly more: boolean;
  /** The next page could not be had. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => void;
}

/** A term, what its results are narrowed down to, and the name they are kept under. */
interface Search {
  readonly term: string;
  readonly filters: ProductFilters;
  readonly name: string;
}

/**
 * The results of a term, page by page. They are kept under their term and filters, so an answer that comes late can never stand
 * in for a newer one; a term that was searched before shows immediately.
 * @param term without spaces around it, not ''
 */
export function useSearchResults(term: string, filters: ProductFilters): SearchResults {
  const search: Search = { term, filters, name: listNames.search(term, filtersKey(filters)) };
  const { name } = search;
  const [reached, setReached] = useState({ name, shown: PAGE as number });
  const shown = reached.name === name ? reached.shown : PAGE;
  const first = firstList(useFirstData(), name);
  const live = useLive<KnownResults | undefined>(
    (store) => knownResults(store, name, shown),
    [name, shown],
    first && { ...first, known: first.products.length },
  );
  const { rests, rested } = useRestedSearch(search);
  const { state, refetch } = useQuery(rested.name, async () =>
    (await import('#data/queries/fetch-search.ts')).fetchSearch(rested.term, rested.filters),
  );

  // While more of a term's results are being read, and until the next term's are here, those before stay.
  const before = useRef<{ readonly name: string; readonly results?: KnownResults }>({ name });
  const now = live ?? (before.current.name === name ? before.current.results : undefined);
  const failed = !now && rests && state === 'failed';
  if (now || failed) before.current = { name, results: now };
  const results = now ?? (before.current.results?.products.length ? before.current.results : undefined);

  const { known = 0, total = 0 } = now ?? {};
  const more = shown < known || known < total;
  const { refusedAt, loadMore } = useMoreResults(search, { shown, known }, (next) =>
    setReached({ name, shown: next }),
  );
  return {
    results,
    old: !now,
    failed,
    more,
    moreFailed: more && refusedAt === `${name} ${known}`,
    loadMore,
    refetch,
  };
}

/**
 * What is asked for: what is typed once it rests, what is tapped immediately.
 * @returns also whether it is what stands there now
 */
function useRestedSearch(search: Search): { readonly rests: boolean; readonly rested: Search } {
  const { term, filters } = search;
  const typed = JSON.stringify([term, filters.min, filters.max]);
  const rests = useDebounced(typed, REST_MS) === typed;
  const rested = useRef(search);
  if (rests) rested.current = search;
  return { rests, rested: rested.current };
}

interface Reached {
  readonly shown: number;
  readonly known: number;
}

/** Shows the next page: of what this device knows immediately, while the server is asked about it; otherwise as it comes. */
function useMoreResults(search: Search, { shown, known }: Reached, show: (count: number) => void) {
  const { name } = search;
  const [refusedAt, setRefusedAt] = useState('');
  const showLatest = useRef(show);
  showLatest.current = show;
  const latest = useRef(search);
  latest.current = search;
  const loadMore = useCallback(() => {
    const here = shown < known;
    const from = here ? shown : known;
    setRefusedAt('');
    showLatest.current(from + PAGE);
    if (here && !isOnline()) return;
    const { term, filters } = latest.current;
    shareFetch(`${name}:${from}`, async () =>
      (await import('#data/queries/fetch-search.ts')).fetchMoreOfSearch(term, from, filters),
    ).catch((error: unknown) => {
      console.warn('The next page could not be had', error);
      if (!here) setRefusedAt(`${name} ${known}`);
    });
  }, [name, shown, known]);
  return { refusedAt, loadMore };
}
