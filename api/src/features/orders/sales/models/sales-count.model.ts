import { Schema } from 'mongoose';

/** There is only one count of the sales. */
export const THE_COUNT = 'sales';

/** The state of the sales count. */
export interface SalesCountRecord {
  readonly _id: typeof THE_COUNT;
  /** The number of this count: an order that carries it is included. A recount takes the next number. */
  readonly number: number;
  /** Every batch raises it, so that concurrent batches conflict. */
  readonly batches: number;
  /** Whether all orders that existed when this count began are counted. */
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
