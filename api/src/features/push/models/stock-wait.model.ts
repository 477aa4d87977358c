import { Schema, type Types } from 'mongoose';

/** A user who waits for a product, or a variant of it, to be in stock again. */
export interface StockWaitRecord {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly productId: Types.ObjectId;
  /** Empty: the product itself. */
  readonly variantId: string;
  readonly createdAt: Date;
}

const schema = new Schema<StockWaitRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true, index: true },
    variantId: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { collection: 'stockWaits', versionKey: false },
);

schema.index({ userId: 1, productId: 1, variantId: 1 }, { unique: true });

export const stockWaitModel = { name: 'StockWait', schema };
