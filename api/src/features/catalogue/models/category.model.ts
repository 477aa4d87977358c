import { Schema, type Types } from 'mongoose';

/** A category as it is stored. */
export interface CategoryRecord {
  readonly _id: Types.ObjectId;
  readonly name: string;
  /** The name in Hindi; missing or empty where it has none. */
  readonly nameHindi?: string;
  /** The name in its unique form; see `nameKey`. */
  readonly nameLower: string;
  readonly image: string;
  /** A table of sizes as plain text (docs/product.md#size-guide); most have none. */
  readonly sizeGuide?: string;
  /** The catalogue's revision at which it last changed. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The form in which names are compared: trimmed, lower case. Neither database needs a collation for it. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameHindi: { type: String },
    nameLower: { type: String, required: true },
    image: { type: String, required: true },
    sizeGuide: { type: String },
    revision: { type: Number, required: true },
  },
  { collection: 'categories', timestamps: true, versionKey: false },
);

schema.index({ nameLower: 1 }, { unique: true });
schema.index({ revision: 1 });

export const categoryModel = { name: 'Category', schema };
