import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { useLive } from '#data/db/use-live.ts';

/** So many are shown (docs/product.md#recently-viewed). */
const MAX_SHOWN = 4;

/**
 * The products looked at, newest first, up to four.
 * @param currentProductId the one on the screen, which is left out
 */
export function useRecentlyViewed(currentProductId?: string): readonly ProductSummary[] {
  const products = useLive(
    async (store) => {
      const ids = await store.recentlyViewed.orderBy('viewedAt').reverse().primaryKeys();
      const others = ids.filter((id) => id !== currentProductId).slice(0, MAX_SHOWN);
      return (await store.products.bulkGet(others)).filter((row) => row !== undefined);
    },
    [currentProductId],
  );
  return products ?? [];
}
