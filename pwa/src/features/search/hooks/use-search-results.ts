import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useCallback, useRef, useState } from 'react';
import { firstList, useFirstData } from '../../../store/first-data';
import { listNames } from '../../../store/list-names';
import { knownList } from '../../../store/products';
import { useLive } from '../../../store/use-live';
import { pull } from '../../../sync/pull';
import { usePull } from '../../../sync/use-pull';
import { useDebounced } from './use-debounced';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 250;

interface Results {
  /** Best first. */
  readonly products: readonly ProductSummary[];
  /** How many the server has found. */
  readonly total: number;
}

/** What is known of a search. */
export interface SearchResults {
  /** `undefined` while nothing is known. */
  readonly results?: Results;
  /** The results are those of the term before, until the new ones are here. */
  readonly old: boolean;
  readonly failed: boolean;
  /** Whether there are pages that are not here yet. */
  readonly more: boolean;
  /** The next page could not be had. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
  readonly again: () => void;
}

/**
 * The results of a term, page by page. They are kept under their term, so an answer that comes late can never stand in
 * for a newer one; a term that was searched before shows at once.
 * @param term without spaces around it, not ''
 */
export function useSearchResults(term: string): SearchResults {
  const name = listNames.search(term);
  const known = useLive<Results | undefined>(
    async (store) => knownList(store, name),
    [name],
    firstList(useFirstData(), name),
  );
  const rested = useDebounced(term, REST_MS);
  const { state, again } = usePull(listNames.search(rested), async () =>
    (await import('../../../sync/pulls/pull-search')).pullSearch(rested),
  );
  const failed = !known && rested === term && state === 'failed';

  const before = useRef(known);
  if (known || failed) before.current = known;
  const results = known ?? (before.current?.products.length ? before.current : undefined);
  const more = known !== undefined && known.products.length < known.total;

  const [refused, setRefused] = useState('');
  const page = `${name} ${known?.products.length}`;
  const loadMore = useCallback(() => {
    setRefused('');
    pull(`${name}:more`, async () =>
      (await import('../../../sync/pulls/pull-search')).pullMoreOfSearch(term),
    ).catch((error: unknown) => {
      console.warn('The next page could not be had', error);
      setRefused(page);
    });
  }, [name, term, page]);

  return { results, old: !known, failed, more, moreFailed: more && refused === page, loadMore, again };
}
