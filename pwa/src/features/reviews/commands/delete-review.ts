import { A_PAGE, PREVIEW, type ReviewsView } from '../rules/reviews-view';

/**
 * Deletes a review, which only administrators may, and brings the product's reviews up to date.
 * @param userId who deletes
 * @param shown the page of reviews on the screen, if all are shown
 * @throws ApiError
 */
export async function deleteReview(
  review: { readonly _id: string; readonly productId: string },
  userId: string,
  shown: ReviewsView | undefined,
): Promise<void> {
  const [api, { fetchReviewsAnew }] = await Promise.all([
    import('#data/api/reviews-api.ts'),
    import('#data/queries/fetch-reviews.ts'),
  ]);
  await api.deleteReview(review._id, userId);
  await fetchReviewsAnew(review.productId, PREVIEW, shown && { ...shown, limit: A_PAGE });
}
