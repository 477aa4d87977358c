import { Schema, type Types } from 'mongoose';

/** Ordered pieces and their sum in paise. */
export interface Sold {
  readonly pieces: number;
  readonly paise: number;
}

/** The sales of a product within the days of the overview. */
export interface ProductSalesRecord extends Sold {
  /** The product's id. */
  readonly _id: Types.ObjectId;
  /** The name in its newest order. */
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

// The best sellers, and rows with expired days.
schema.index({ pieces: -1, _id: 1 });
schema.index({ oldest: 1 });

export const productSalesModel = { name: 'ProductSales', schema };
