import { Schema, type Types } from 'mongoose';

/** A review as it is stored: one per shopper and product. */
export interface ReviewRecord {
  readonly _id: Types.ObjectId;
  readonly productId: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** The shopper's name and avatar when they wrote it. */
  readonly name: string;
  readonly avatar: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** Addresses of its photos; missing on reviews from before there were any. */
  readonly photos?: readonly string[];
  /** Whether the product was delivered to the shopper. */
  readonly boughtHere?: boolean;
  /** How many shoppers find it helpful; missing instead of 0, so that all without a vote are equal in the index. */
  readonly helpful?: number;
  /** When it was written, or last replaced. */
  readonly createdAt: Date;
}

const schema = new Schema<ReviewRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    avatar: { type: String, default: '' },
    rating: { type: Number, required: true, min: 1, max: 5 },
    comment: { type: String, default: '' },
    photos: { type: [String], default: undefined },
    boughtHere: { type: Boolean },
    helpful: { type: Number },
    createdAt: { type: Date, required: true },
  },
  { collection: 'reviews', versionKey: false },
);

schema.index({ productId: 1, userId: 1 }, { unique: true });
// All reviews of one shopper.
schema.index({ userId: 1 });
// The reviews of a product, newest first.
schema.index({ productId: 1, createdAt: -1, _id: -1 });
// The best first and the worst first, newest first among equals; both also find reviews with a given rating.
schema.index({ productId: 1, rating: -1, createdAt: -1, _id: -1 });
schema.index({ productId: 1, rating: 1, createdAt: -1, _id: -1 });
// The most helpful first, newest first among equals.
schema.index({ productId: 1, helpful: -1, createdAt: -1, _id: -1 });
// Reviews from before the mark existed.
schema.index({ boughtHere: 1 });

export const reviewModel = { name: 'Review', schema };
