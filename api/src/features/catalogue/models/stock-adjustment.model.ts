import type { StockReason } from '@jhola/shared/contracts/stock.contract';
import { Schema, type Types } from 'mongoose';

/** One adjustment of stock by an administrator, not by an order. */
export interface StockAdjustmentRecord {
  readonly _id: Types.ObjectId;
  readonly productId: Types.ObjectId;
  /** Undefined: the product's own pieces. */
  readonly variantId?: string;
  readonly at: Date;
  readonly by: Types.ObjectId;
  readonly change: number;
  /** How many pieces were left afterwards. */
  readonly left: number;
  readonly reason: StockReason;
  readonly text?: string;
  /** The catalogue's revision that it was made with; missing in those of earlier versions of the shop. */
  readonly revision?: number;
}

const whole = { type: Number, required: true } as const;

const schema = new Schema<StockAdjustmentRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    variantId: String,
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    change: whole,
    left: whole,
    reason: { type: String, required: true },
    text: String,
    revision: Number,
  },
  { collection: 'stockAdjustments', versionKey: false },
);

// The history of a product, newest first.
schema.index({ productId: 1, at: -1, _id: -1 });

export const stockAdjustmentModel = { name: 'StockAdjustment', schema };
