import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { lastSyncedAt, readNumber } from '#data/db/settings.ts';
import { useStored } from '#data/db/use-stored.ts';
import { useQuery } from '#data/queries/use-query.ts';

/** The wishlist as the device knows it. */
export interface Wishlist {
  /** newest first. */
  readonly products: readonly ProductSummary[];
  /** Nothing is known yet and the server is being asked. */
  readonly loading: boolean;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The shopper's products on the wishlist. */
export function useWishlist(): Wishlist {
  const rows = useStored((store) => store.wishlist.orderBy('addedAt').reverse().toArray());
  const syncedAt = useStored((store) => readNumber(store, lastSyncedAt('wishlist')));
  const { state, refetch } = useQuery('wishlist', async () =>
    (await import('#data/queries/fetch-wishlist.ts')).fetchWishlist(),
  );
  const unknown = !syncedAt && (!rows || rows.length === 0);
  return {
    products: rows?.map(({ product }) => product) ?? [],
    loading: !rows || (unknown && state === 'fetching'),
    failed: unknown && state === 'failed',
    refetch,
  };
}
