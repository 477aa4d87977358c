import { Schema, type Types } from 'mongoose';

/** In how many orders two products stand together, seen from the first of them: each pair has two rows. */
export interface BoughtPairRecord {
  readonly productId: Types.ObjectId;
  readonly otherId: Types.ObjectId;
  /** Orders that count as sales. */
  readonly orders: number;
}

const schema = new Schema<BoughtPairRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    otherId: { type: Schema.Types.ObjectId, required: true },
    orders: { type: Number, required: true },
  },
  { collection: 'boughtPairs', versionKey: false },
);

schema.index({ productId: 1, otherId: 1 }, { unique: true });
// What is bought together with a product most often.
schema.index({ productId: 1, orders: -1, otherId: 1 });
// What a deleted product leaves behind.
schema.index({ otherId: 1 });

export const boughtPairModel = { name: 'BoughtPair', schema };
