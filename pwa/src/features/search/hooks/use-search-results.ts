import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useCallback } from 'react';
import { firstList, useFirstData } from '../../../store/first-data';
import { listNames } from '../../../store/list-names';
import { knownList } from '../../../store/products';
import { useLive } from '../../../store/use-live';
import { pull } from '../../../sync/pull';
import { usePull } from '../../../sync/use-pull';
import { useDebounced } from './use-debounced';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 250;

/** What is known of a search. */
export interface SearchResults {
  /** Best first; `undefined` while nothing is known. */
  readonly products?: readonly ProductSummary[];
  readonly total: number;
  readonly failed: boolean;
  /** Whether there are pages that are not here yet. */
  readonly more: boolean;
  readonly loadMore: () => void;
  readonly again: () => void;
}

/**
 * The results of a term, page by page. They are kept under their term, so an answer that comes late can never stand in
 * for a newer one; a term that was searched before shows at once.
 * @param term without spaces around it; '' searches nothing
 */
export function useSearchResults(term: string): SearchResults {
  const name = listNames.search(term);
  const known = useLive<{ readonly products: readonly ProductSummary[]; readonly total: number } | undefined>(
    async (store) => (term ? knownList(store, name) : undefined),
    [term],
    firstList(useFirstData(), name),
  );
  const rested = useDebounced(term, REST_MS);
  const { state, again } = usePull(rested === '' ? undefined : listNames.search(rested), async () =>
    (await import('../../../sync/pulls/pull-search')).pullSearch(rested),
  );
  const total = known?.total ?? 0;
  const more = known !== undefined && known.products.length < total;

  const loadMore = useCallback(() => {
    // A page that fails is asked for again by the next scroll.
    pull(`${name}:more`, async () =>
      (await import('../../../sync/pulls/pull-search')).pullMoreOfSearch(term),
    ).catch(() => undefined);
  }, [name, term]);

  const failed = !known && rested === term && state === 'failed';
  return { products: known?.products, total, failed, more, loadMore, again };
}
