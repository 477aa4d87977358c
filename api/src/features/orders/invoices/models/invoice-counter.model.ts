import { Schema } from 'mongoose';

/** How many invoices a financial year has. */
export interface InvoiceCounterRecord {
  /** The year: `2026-27`. */
  readonly _id: string;
  /** The place of the last invoice in the year's series. */
  readonly last: number;
}

const schema = new Schema<InvoiceCounterRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: 'invoiceCounters', versionKey: false },
);

export const invoiceCounterModel = { name: 'InvoiceCounter', schema };
