import type { PAGE_SIZE } from '@jhola/shared/contracts/product.contract';
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
  /** The results are those of the term before, until the new ones are here. */
  readonly old: boolean;
  readonly failed: boolean;
  /** Whether there are pages that are not shown yet. */
  readonly more: boolean;
  /** The next page could not be had. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => void;
}

/**
 * The results of a term, page by page. They are kept under their term, so an answer that comes late can never stand in
 * for a newer one; a term that was searched before shows immediately.
 * @param term without spaces around it, not ''
 */
export function useSearchResults(term: string): SearchResults {
  const name = listNames.search(term);
  const [reached, setReached] = useState({ name, shown: PAGE as number });
  const shown = reached.name === name ? reached.shown : PAGE;
  const first = firstList(useFirstData(), name);
  const live = useLive<KnownResults | undefined>(
    (store) => knownResults(store, name, shown),
    [name, shown],
    first && { ...first, known: first.products.length },
  );
  const rested = useDebounced(term, REST_MS);
  const { state, refetch } = useQuery(listNames.search(rested), async () =>
    (await import('#data/queries/fetch-search.ts')).fetchSearch(rested),
  );

  // While more of a term's results are being read, and until the next term's are here, those before stay.
  const before = useRef<{ readonly name: string; readonly results?: KnownResults }>({ name });
  const now = live ?? (before.current.name === name ? before.current.results : undefined);
  const failed = !now && rested === term && state === 'failed';
  if (now || failed) before.current = { name, results: now };
  const results = now ?? (before.current.results?.products.length ? before.current.results : undefined);

  const { known = 0, total = 0 } = now ?? {};
  const more = shown < known || known < total;
  const { refusedAt, loadMore } = useMoreResults(term, { name, shown, known }, (next) =>
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

interface Reached {
  readonly name: string;
  readonly shown: number;
  readonly known: number;
}

/** Shows the next page: of what this device knows immediately, while the server is asked about it; otherwise as it comes. */
function useMoreResults(term: string, { name, shown, known }: Reached, show: (count: number) => void) {
  const [refusedAt, setRefusedAt] = useState('');
  const showLatest = useRef(show);
  showLatest.current = show;
  const loadMore = useCallback(() => {
    const here = shown < known;
    const from = here ? shown : known;
    setRefusedAt('');
    showLatest.current(from + PAGE);
    if (here && !isOnline()) return;
    shareFetch(`${name}:${from}`, async () =>
      (await import('#data/queries/fetch-search.ts')).fetchMoreOfSearch(term, from),
    ).catch((error: unknown) => {
      console.warn('The next page could not be had', error);
      if (!here) setRefusedAt(`${name} ${known}`);
    });
  }, [name, term, shown, known]);
  return { refusedAt, loadMore };
}
