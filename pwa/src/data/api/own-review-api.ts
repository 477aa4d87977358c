import { OwnReviewAnswer, ownReviewPath, type Review } from '@jhola/shared/contracts/reviews.contract';
import { callApi } from './call-api';

/** The signed-in shopper's own review of a product; null when they have written none. */
export async function ownReview(productId: string): Promise<Review | null> {
  return (await callApi({ path: ownReviewPath(productId), answer: OwnReviewAnswer })).data;
}
