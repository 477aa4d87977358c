import { Schema, type Types } from 'mongoose';

/** A shopper finds a review helpful. */
export interface ReviewVoteRecord {
  readonly _id: Types.ObjectId;
  readonly reviewId: Types.ObjectId;
  readonly productId: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly createdAt: Date;
}

const schema = new Schema<ReviewVoteRecord>(
  {
    reviewId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'reviewVotes', versionKey: false },
);

// One vote for each shopper and review; also all votes of a review.
schema.index({ reviewId: 1, userId: 1 }, { unique: true });
// The votes of a shopper, and those for reviews of a product.
schema.index({ userId: 1, productId: 1 });
// All votes for reviews of a product.
schema.index({ productId: 1 });

export const reviewVoteModel = { name: 'ReviewVote', schema };
