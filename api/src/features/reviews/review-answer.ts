import type { Review } from '@jhola/shared/contracts/reviews.contract';
import type { ReviewRecord } from './models/review.model.js';

/** A review in the contract's form; the author's id is not shown. */
export function reviewAnswer(record: ReviewRecord): Review {
  const { _id, name, avatar, rating, comment, createdAt, photos, boughtHere, helpful } = record;
  return {
    _id: _id.toHexString(),
    name,
    avatar,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    ...(photos?.length && { photos: [...photos] }),
    ...(boughtHere && { boughtHere }),
    ...(helpful && { helpful }),
  };
}
