import type { ReviewSort } from '@jhola/shared/contracts/reviews.contract';
import { reviewsOfProduct } from '../api/reviews-api';
import { listNames } from '../db/list-names';
import { openStore } from '../db/open-store';

/** A page of a product's reviews. */
export interface ReviewPage {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly sort: ReviewSort;
  /** Only those with so many stars. */
  readonly rating?: number;
}

/**
 * Brings some of a product's reviews into the store, and what all of them add up to into the product.
 * @param asked a page, or how many of the newest
 */
export async function fetchReviews(productId: string, asked: ReviewPage | number): Promise<void> {
  const isPage = typeof asked === 'object';
  const [answer, store] = await Promise.all([
    reviewsOfProduct(productId, isPage ? asked : { limit: asked }),
    openStore(),
  ]);
  const { totalReviews, averageRating, histogram, data } = answer;
  const total = isPage && asked.rating ? (histogram[asked.rating - 1] ?? 0) : totalReviews;
  await store.transaction('rw', store.reviews, store.lists, store.products, async () => {
    await store.reviews.bulkPut(data.map((review) => ({ ...review, productId })));
    await store.lists.put({
      name: isPage ? listNames.reviewPage(productId, asked) : listNames.reviews(productId),
      ids: data.map(({ _id }) => _id),
      total,
      pulledAt: Date.now(),
      ratings: { totalReviews, averageRating, histogram },
    });
    await store.products.update(productId, { totalReviews, averageRating });
  });
}

/**
 * Brings a product's reviews up to date after one of them has changed: the newest and the page on the screen. All other
 * pages are forgotten, since each may have changed.
 * @param newest how many of the newest
 */
export async function fetchReviewsAnew(
  productId: string,
  newest: number,
  shown: ReviewPage | undefined,
): Promise<void> {
  const store = await openStore();
  await Promise.all([fetchReviews(productId, newest), shown && fetchReviews(productId, shown)]);
  const upToDate = [listNames.reviews(productId), shown && listNames.reviewPage(productId, shown)];
  const names = await store.lists
    .where('name')
    .startsWith(`${listNames.reviews(productId)}:`)
    .primaryKeys();
  await store.lists.bulkDelete(names.filter((name) => !upToDate.includes(name)));
}
