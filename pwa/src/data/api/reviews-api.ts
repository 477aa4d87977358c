import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type AddReviewRequest,
  deleteReviewPath,
  deleteReviewPhotoPath,
  ReviewAnswer,
  type ReviewSort,
  ReviewsAnswer,
  reviewPaths,
  reviewsOfProductPath,
} from '@jhola/shared/contracts/reviews.contract';
import { callApi } from './call-api';

/** Which reviews are asked for: how many, which page of so many, in which order, of how many stars. */
export interface ReviewsAsked {
  readonly limit: number;
  readonly page?: number;
  readonly sort?: ReviewSort;
  readonly rating?: number;
}

/** Some reviews of a product, with what all of them add up to. */
export async function reviewsOfProduct(productId: string, asked: ReviewsAsked): Promise<ReviewsAnswer> {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return callApi({ path: `${reviewsOfProductPath(productId)}?${query}`, answer: ReviewsAnswer });
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

/** Deletes one photo of a review; admins only. */
export async function deleteReviewPhoto(reviewId: string, photo: string): Promise<void> {
  const path = deleteReviewPhotoPath(reviewId);
  await callApi({ method: 'delete', path, answer: PlainAnswer, body: { photo } });
}
