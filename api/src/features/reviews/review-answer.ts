import type { Review } from '@jhola/shared/contracts/reviews.contract';
import type { ReviewRecord } from './models/review.model.js';

/** A review in the contract's form; the author's id is not shown. */
export function reviewAnswer({ _id, name, avatar, rating, comment, createdAt }: ReviewRecord): Review {
  return { _id: _id.toHexString(), name, avatar, rating, comment, createdAt: createdAt.toISOString() };
}
