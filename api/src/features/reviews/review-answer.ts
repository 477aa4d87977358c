import type { Review } from '@jhola/shared/contracts/reviews.contract';
import type { ReviewRecord } from './models/review.model.js';

/** A review as it travels; whose it is stays in the shop, beside the name they show. */
export function reviewAnswer({ _id, name, avatar, rating, comment, createdAt }: ReviewRecord): Review {
  return { _id: _id.toHexString(), name, avatar, rating, comment, createdAt: createdAt.toISOString() };
}
