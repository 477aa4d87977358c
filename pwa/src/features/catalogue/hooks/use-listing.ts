import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { ApiError } from '#data/api/api-error.ts';
import { afterFirstInteraction } from '#data/db/after-first-interaction.ts';
import { listNames } from '#data/db/list-names.ts';
import { listing, listingHead } from '#data/db/listings.ts';
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
  const { known, failed, query } = useListQuery(
    name,
    (store) => listing(store, categoryId, subCategoryId),
    async () => {
      // The document has the first page of it.
      await afterFirstInteraction();
      const { fetchListing } = await import('#data/queries/fetch-listing.ts');
      await fetchListing(categoryId, subCategoryId);
    },
    (store, length) => listingHead(store, categoryId, subCategoryId, length),
  );
  const partial = known?.total === undefined || known.products.length < known.total;
  const cut = failed || (known !== undefined && partial && query.state === 'failed');
  const refused = query.error instanceof ApiError && query.error.refused;
  return {
    products: known?.products,
    total: known?.total,
    partial,
    failure: cut ? (refused ? 'failed' : 'error') : undefined,
    refetch: query.refetch,
  };
}
