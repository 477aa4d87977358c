import type { ReviewSort } from '@jhola/shared/contracts/reviews.contract';

/** So many reviews are shown at first (docs/product.md#reviews). */
export const PREVIEW = 3;
/** How many a page has once all are shown. */
export const A_PAGE = 10;

/** Which of a product's reviews are wanted, once it is not the first three. */
export interface ReviewsView {
  readonly sort: ReviewSort;
  /** Only those with so many stars. */
  readonly rating?: number;
  /** From 1. */
  readonly page: number;
}

/** What +N more reviews opens: all of them, newest first. */
export const ALL_REVIEWS: ReviewsView = { sort: 'newest', page: 1 };

/** How many pages so many reviews take; one page when there are none. */
export const pagesOf = (reviews: number): number => Math.max(1, Math.ceil(reviews / A_PAGE));

/**
 * How many reviews a view has on all its pages.
 * @param histogram how many reviews gave each number of stars: index 0 is one star
 */
export function countOf(histogram: readonly number[], rating: number | undefined): number {
  return rating === undefined
    ? histogram.reduce((sum, count) => sum + count, 0)
    : (histogram[rating - 1] ?? 0);
}

/** How long a bar of the histogram is, 0 to 1, beside the whole of all reviews. */
export function shareOf(histogram: readonly number[], stars: number): number {
  const all = countOf(histogram, undefined);
  return all === 0 ? 0 : countOf(histogram, stars) / all;
}
