import type { AddReviewRequest } from '@jhola/shared/contracts/reviews.contract';

/**
 * Sends the signed-in shopper's review and brings the product's reviews up to date.
 * @throws ApiError
 */
export async function submitReview(request: AddReviewRequest): Promise<void> {
  const [{ addReview }, { pullReviews }] = await Promise.all([
    import('../../../api-client/reviews-api'),
    import('../../../sync/pulls/pull-reviews'),
  ]);
  await addReview(request, crypto.randomUUID());
  await pullReviews(request.productId);
}
