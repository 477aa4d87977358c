/**
 * Deletes a review, which only administrators may, and brings the product's reviews up to date.
 * @param userId who deletes
 * @throws ApiError
 */
export async function deleteReview(
  review: { _id: string; productId: string },
  userId: string,
): Promise<void> {
  const [api, { pullReviews }] = await Promise.all([
    import('../../../api-client/reviews-api'),
    import('../../../sync/pulls/pull-reviews'),
  ]);
  await api.deleteReview(review._id, userId);
  await pullReviews(review.productId);
}
