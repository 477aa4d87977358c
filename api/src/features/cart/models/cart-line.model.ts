import { Schema, type Types } from 'mongoose';

/** One line of a shopper's cart: so many pieces of a product or of one of its variants. */
export interface CartLineRecord {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly productId: Types.ObjectId;
  /** The variant's id; empty for the product itself, so that one unique index covers both. */
  readonly variantKey: string;
  /** Whole pieces, at least 1. */
  readonly quantity: number;
  readonly addedAt: Date;
  /** The Idempotency-Keys of the last additions: a repeat of one adds nothing, even if its answer was lost. */
  readonly additions?: readonly string[];
}

const cartLineSchema = new Schema<CartLineRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    variantKey: { type: String, default: '' },
    quantity: { type: Number, required: true, min: 1 },
    addedAt: { type: Date, required: true },
    additions: { type: [String], default: undefined },
  },
  { collection: 'cartLines', versionKey: false },
);

// One line per product and variant; the index also finds a shopper's whole cart.
cartLineSchema.index({ userId: 1, productId: 1, variantKey: 1 }, { unique: true });

export const cartLineModel = { name: 'CartLine', schema: cartLineSchema };
