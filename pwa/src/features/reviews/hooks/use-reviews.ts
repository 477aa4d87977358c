import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { listNames } from '../../../store/list-names';
import { useLive } from '../../../store/use-live';
import { usePull } from '../../../sync/use-pull';

/** Section 9: three reviews are shown at first. */
const PREVIEW = 3;

/** A product's reviews on this device. */
export interface Reviews {
  /** Newest first; `undefined` while nothing is known. */
  readonly reviews?: readonly Review[];
  readonly total: number;
  readonly average: number;
}

/**
 * A product's reviews and totals.
 * @param all whether all are wanted, or a preview
 */
export function useReviews(productId: string, all: boolean): Reviews {
  const known = useLive(
    async (store) => {
      const list = await store.lists.get(listNames.reviews(productId));
      if (!list) return undefined;
      const [rows, product] = await Promise.all([
        store.reviews.bulkGet(list.ids),
        store.products.get(productId),
      ]);
      const reviews: Review[] = rows.filter((row) => row !== undefined);
      return { reviews, total: list.total, average: product?.averageRating ?? 0 };
    },
    [productId],
  );
  usePull(`${listNames.reviews(productId)}:${all ? 'all' : PREVIEW}`, async () => {
    const { pullReviews } = await import('../../../sync/pulls/pull-reviews');
    await pullReviews(productId, all ? undefined : PREVIEW);
  });
  if (!known) return { total: 0, average: 0 };
  return { ...known, reviews: all ? known.reviews : known.reviews.slice(0, PREVIEW) };
}
