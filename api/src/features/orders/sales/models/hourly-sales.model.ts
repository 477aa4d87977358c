import { Schema } from 'mongoose';

/** The orders of one hour that count as sales, and their sum in paise. */
export interface HourlySalesRecord {
  /** The hour in India, as `indiaHour` counts. */
  readonly _id: number;
  readonly orders: number;
  readonly paise: number;
}

const schema = new Schema<HourlySalesRecord>(
  {
    _id: { type: Number, required: true },
    orders: { type: Number, required: true },
    paise: { type: Number, required: true },
  },
  { collection: 'hourlySales', versionKey: false },
);

export const hourlySalesModel = { name: 'HourlySales', schema };
