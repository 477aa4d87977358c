import { Schema, type Types } from 'mongoose';

/** A product on a shopper's wishlist. */
export interface WishlistItemRecord {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly productId: Types.ObjectId;
  readonly createdAt: Date;
}

const schema = new Schema<WishlistItemRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'wishes', versionKey: false },
);

schema.index({ userId: 1, productId: 1 }, { unique: true });
// A shopper's wishlist, newest first.
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ productId: 1 });

export const wishlistItemModel = { name: 'Wish', schema };
