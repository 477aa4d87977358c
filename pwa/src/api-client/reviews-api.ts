import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type AddReviewRequest,
  deleteReviewPath,
  ReviewAnswer,
  ReviewsAnswer,
  reviewPaths,
  reviewsOfProductPath,
} from '@jhola/shared/contracts/reviews.contract';
import { callApi } from './call-api';

/**
 * The newest reviews of a product with its totals.
 * @param limit how many; all without it
 */
export async function reviewsOfProduct(productId: string, limit?: number): Promise<ReviewsAnswer> {
  const path = reviewsOfProductPath(productId);
  return callApi({ path: limit === undefined ? path : `${path}?limit=${limit}`, answer: ReviewsAnswer });
}

/** Adds the signed-in shopper's review. Returns the server's words. */
export async function addReview(body: AddReviewRequest, idempotencyKey: string): Promise<string> {
  const call = { method: 'post', path: reviewPaths.add, answer: ReviewAnswer, body, idempotencyKey } as const;
  return (await callApi(call)).message;
}

/** Deletes a review; admins only. Returns the server's words. */
export async function deleteReview(reviewId: string, userId: string): Promise<string> {
  const call = { method: 'delete', path: deleteReviewPath(reviewId), answer: PlainAnswer } as const;
  return (await callApi({ ...call, body: { userId } })).message;
}
