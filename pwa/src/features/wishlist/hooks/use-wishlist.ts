import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { lastSyncedAt, readNumber } from '../../../data/db/settings';
import { useStored } from '../../../data/db/use-stored';
import { useQuery } from '../../../data/queries/use-query';

/** The wishlist as the device knows it. */
export interface Wishlist {
  /** Newest wish first. */
  readonly products: readonly ProductSummary[];
  /** Nothing is known yet and the server is being asked. */
  readonly loading: boolean;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** The shopper's wished products. */
export function useWishlist(): Wishlist {
  const rows = useStored((store) => store.wishlist.orderBy('addedAt').reverse().toArray());
  const settled = useStored((store) => readNumber(store, lastSyncedAt('wishlist')));
  const { state, refetch: again } = useQuery('wishlist', async () =>
    (await import('../../../data/queries/fetch-wishlist')).fetchWishlist(),
  );
  const unknown = !settled && (!rows || rows.length === 0);
  return {
    products: rows?.map(({ product }) => product) ?? [],
    loading: !rows || (unknown && state === 'pulling'),
    failed: unknown && state === 'failed',
    again,
  };
}
