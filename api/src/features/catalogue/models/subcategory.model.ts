import { Schema, type Types } from 'mongoose';

/**
 * A subcategory as it is stored. Its name is unique within each of its categories only (two categories may
 * both have "Accessories"), which no index can express; the service enforces it in its transaction.
 */
export interface SubcategoryRecord {
  readonly _id: Types.ObjectId;
  readonly name: string;
  /** The name in Hindi; missing or empty where it has none. */
  readonly nameHindi?: string;
  /** The name in compared form; see `nameKey`. */
  readonly nameLower: string;
  readonly image: string;
  readonly categoryIds: readonly Types.ObjectId[];
  /** The catalogue's revision at which it last changed. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const schema = new Schema<SubcategoryRecord>(
  {
    name: { type: String, required: true },
    nameHindi: { type: String },
    nameLower: { type: String, required: true },
    image: { type: String, required: true },
    categoryIds: { type: [Schema.Types.ObjectId], default: [] },
    revision: { type: Number, required: true },
  },
  { collection: 'subcategories', timestamps: true, versionKey: false },
);

schema.index({ nameLower: 1 });
schema.index({ categoryIds: 1 });
schema.index({ revision: 1 });

export const subcategoryModel = { name: 'Subcategory', schema };
