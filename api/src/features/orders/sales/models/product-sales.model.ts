import { Schema, type Types } from 'mongoose';

/** Pieces that were ordered, and what they come to in paise. */
export interface Sold {
  readonly pieces: number;
  readonly paise: number;
}

/** What was ordered of a product in the days looked back on. */
export interface ProductSalesRecord extends Sold {
  /** The product's own id. */
  readonly _id: Types.ObjectId;
  /** As it was when it was last ordered. */
  readonly name: string;
  readonly image?: string;
  /** The parts of the sums by the day of their orders, under `dayKey`. */
  readonly days: Readonly<Record<string, Sold>>;
  /** No part is of an earlier day, as `indiaDay` counts. */
  readonly oldest: number;
}

const whole = { type: Number, required: true } as const;

const schema = new Schema<ProductSalesRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    image: String,
    pieces: whole,
    paise: whole,
    days: { type: Schema.Types.Mixed, required: true },
    oldest: whole,
  },
  { collection: 'productSales', versionKey: false },
);

// The best sellers, and those with a day that is past.
schema.index({ pieces: -1, _id: 1 });
schema.index({ oldest: 1 });

export const productSalesModel = { name: 'ProductSales', schema };
