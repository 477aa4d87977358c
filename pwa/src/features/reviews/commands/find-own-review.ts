import type { Review } from '@jhola/shared/contracts/reviews.contract';

/**
 * What the signed-in shopper has said of a product before; null when nothing. Asks the server: it is the one that knows.
 * @throws ApiError
 */
export async function findOwnReview(productId: string): Promise<Review | null> {
  const { ownReview } = await import('#data/api/own-review-api.ts');
  return ownReview(productId);
}
