import { Schema } from 'mongoose';

/** There is one count of the sales. */
export const THE_COUNT = 'sales';

/** How the counting of sales stands. */
export interface SalesCountRecord {
  readonly _id: typeof THE_COUNT;
  /** Which count this is: an order belongs to it that carries its number. A recount takes the next. */
  readonly number: number;
  /** Every batch raises it, so that no two of them can go by what the other is changing. */
  readonly batches: number;
  /** Whether the orders that were there when this count began are all counted. */
  readonly complete: boolean;
}

const schema = new Schema<SalesCountRecord>(
  {
    _id: { type: String, required: true },
    number: { type: Number, required: true },
    batches: { type: Number, required: true },
    complete: { type: Boolean, required: true },
  },
  { collection: 'salesCounts', versionKey: false },
);

export const salesCountModel = { name: 'SalesCount', schema };
