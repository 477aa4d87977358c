import { Schema, type Types } from 'mongoose';

/** A photo that a shopper has uploaded for a review; without `reviewId` the review is not written yet. */
export interface ReviewPhotoRecord {
  readonly _id: Types.ObjectId;
  readonly address: string;
  readonly userId: Types.ObjectId;
  readonly reviewId?: Types.ObjectId;
  readonly createdAt: Date;
}

const schema = new Schema<ReviewPhotoRecord>(
  {
    address: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    reviewId: { type: Schema.Types.ObjectId },
    createdAt: { type: Date, required: true },
  },
  { collection: 'reviewPhotos', versionKey: false },
);

schema.index({ address: 1 }, { unique: true });
// All photos of one shopper, and those of one review.
schema.index({ userId: 1 });
// Those that no review has, the oldest first.
schema.index({ reviewId: 1, createdAt: 1 });

export const reviewPhotoModel = { name: 'ReviewPhoto', schema };
