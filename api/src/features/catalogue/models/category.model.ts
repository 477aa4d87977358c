import { type Model, Schema, type Types } from 'mongoose';

/** The name under which the category model is injected. */
export const CATEGORY = 'Category';

/** A category as it is stored. */
export interface CategoryRecord {
  readonly _id: Types.ObjectId;
  readonly name: string;
  /** The name in its unique form; see `nameKey`. */
  readonly nameLower: string;
  readonly image: string;
  /** The catalogue's revision at which it last changed. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type CategoryModel = Model<CategoryRecord>;

/** The form in which names are compared: trimmed, lower case. Neither database needs a collation for it. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

export const categorySchema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    nameLower: { type: String, required: true },
    image: { type: String, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'categories', timestamps: true, versionKey: false },
);

categorySchema.index({ nameLower: 1 }, { unique: true });
categorySchema.index({ revision: 1 });
