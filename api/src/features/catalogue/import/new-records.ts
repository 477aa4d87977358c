import { type Model, Types } from 'mongoose';
import type { ProductRecord } from '../models/product.model.js';

/**
 * New products as they are stored: with the schema's defaults, an id, and the time. Rows of a file are checked when they are read;
 * documents of mongoose would cast and check each field once more, which takes longer than writing it.
 * @param records what a file, and the revision, say of each product
 */
export function newRecords(
  products: Model<ProductRecord>,
  records: readonly Partial<ProductRecord>[],
): ProductRecord[] {
  const now = new Date();
  return records.map((fields) => {
    const record = { _id: new Types.ObjectId(), ...fields, createdAt: now, updatedAt: now };
    products.applyDefaults(record);
    return record as ProductRecord;
  });
}
