import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ApiError } from '#data/api/api-error.ts';
import { useStoredPage } from '#data/db/first-data.ts';
import { listNames } from '#data/db/list-names.ts';
import { listing } from '#data/db/listings.ts';
import { openStore } from '#data/db/open-store.ts';
import { useLive } from '#data/db/use-live.ts';
import { newestListingHead } from './stored-listing';
import { useListQuery } from './use-list-query';

/** A subcategory's products on this device. */
export interface Listing {
  /** `undefined` while nothing is known. */
  readonly products?: readonly ProductSummary[];
  /** How many there are, as the server answered. */
  readonly total?: number;
  /** Whether more of them are still on their way. */
  readonly partial: boolean;
  /** Why not all of them are here: the server said no, or nothing that could be read. */
  readonly failure?: 'failed' | 'error';
  readonly refetch: () => void;
}

/** A subcategory's products, the whole of it brought in the background. Without ids nothing is asked for. */
export function useListing(categoryId: string, subCategoryId: string): Listing {
  const name = categoryId && subCategoryId ? listNames.listing(categoryId, subCategoryId) : undefined;
  const stored = useStoredPage();
  // All of it may be thousands: what a page shows is read first.
  const head = useLive(
    async (store) => (name ? newestListingHead(store, categoryId, subCategoryId) : undefined),
    [name],
    stored && name ? stored.heads.get(name) : undefined,
  );
  const {
    known: all,
    failed,
    query,
  } = useListQuery(
    name,
    (store) => listing(store, categoryId, subCategoryId),
    async () => {
      // The first page of it is in the document, or in the store: that comes before the code for the rest.
      await openStore();
      const { fetchListing } = await import('#data/queries/fetch-listing.ts');
      await fetchListing(categoryId, subCategoryId);
    },
  );
  const known = all ?? head;
  const partial = known?.total === undefined || known.products.length < known.total;
  const cut = failed || (all !== undefined && partial && query.state === 'failed');
  const refused = query.error instanceof ApiError && query.error.refused;
  return {
    products: known?.products,
    total: known?.total,
    partial,
    failure: cut ? (refused ? 'failed' : 'error') : undefined,
    refetch: query.refetch,
  };
}
