import { A_PAGE, PREVIEW, type ReviewsView } from '../rules/reviews-view';

/**
 * Deletes one photo of a review, which only administrators may, and brings the product's reviews up to date.
 * @param shown the page of reviews on the screen, if all are shown
 * @throws ApiError
 */
export async function deletePhoto(
  review: { readonly _id: string; readonly productId: string },
  photo: string,
  shown: ReviewsView | undefined,
): Promise<void> {
  const [api, { fetchReviewsAnew }] = await Promise.all([
    import('#data/api/reviews-api.ts'),
    import('#data/queries/fetch-reviews.ts'),
  ]);
  await api.deleteReviewPhoto(review._id, photo);
  await fetchReviewsAnew(review.productId, PREVIEW, shown && { ...shown, limit: A_PAGE });
}
