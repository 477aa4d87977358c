import type { Review } from '@jhola/shared/contracts/reviews.contract';
import { useRef } from 'react';
import { listNames } from '#data/db/list-names.ts';
import type { RatingTotals } from '#data/db/rows.ts';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';
import { A_PAGE, PREVIEW, type ReviewsView } from '../rules/reviews-view';

/** Some reviews of a product as this device knows them. */
export interface KnownReviews {
  readonly reviews: readonly Review[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly ratings: RatingTotals;
}

/** Reviews for the screen. */
export interface Reviews {
  /** `undefined` while nothing is known; while another page is fetched, the one before it. */
  readonly known?: KnownReviews;
  /** What is shown is not yet what was asked for. */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/**
 * A product's reviews: the newest three, or a page of all.
 * @param view the page; without it the preview
 * @param wanted whether they are needed yet
 */
export function useReviews(productId: string, view: ReviewsView | undefined, wanted: boolean): Reviews {
  const name = view ? listNames.reviewPage(productId, view) : listNames.reviews(productId);
  const found = useLive<KnownReviews | undefined>(
    async (store) => {
      const list = await store.lists.get(name);
      if (!list?.ratings) return undefined;
      const rows = await store.reviews.bulkGet(list.ids);
      const reviews = rows.filter((row) => row !== undefined);
      return {
        reviews: view ? reviews : reviews.slice(0, PREVIEW),
        total: list.total,
        ratings: list.ratings,
      };
    },
    [name],
  );
  const { state, refetch } = useQuery(wanted ? name : undefined, async () => {
    const { fetchReviews } = await import('#data/queries/fetch-reviews.ts');
    await fetchReviews(productId, view ? { ...view, limit: A_PAGE } : PREVIEW);
  });
  const last = useRef(found);
  if (found) last.current = found;
  return {
    known: found ?? last.current,
    waiting: !found && state === 'fetching',
    failed: !found && state === 'failed',
    refetch,
  };
}
