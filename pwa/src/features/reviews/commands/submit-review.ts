import type { AddReviewRequest } from '@jhola/shared/contracts/reviews.contract';
import { A_PAGE, PREVIEW, type ReviewsView } from '../rules/reviews-view';

/**
 * Sends the signed-in shopper's review, instead of an earlier one, and brings the product's reviews up to date.
 * @param shown the page of reviews on the screen, if all are shown
 * @throws ApiError
 */
export async function submitReview(request: AddReviewRequest, shown: ReviewsView | undefined): Promise<void> {
  const [{ addReview }, { fetchReviewsAnew }] = await Promise.all([
    import('#data/api/reviews-api.ts'),
    import('#data/queries/fetch-reviews.ts'),
  ]);
  await addReview(request, crypto.randomUUID());
  await fetchReviewsAnew(request.productId, PREVIEW, shown && { ...shown, limit: A_PAGE });
}
