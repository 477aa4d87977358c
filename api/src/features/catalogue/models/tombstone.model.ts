import { type Model, Schema, Types } from 'mongoose';

/** The name under which the tombstone model is injected. */
export const CATALOGUE_TOMBSTONE = 'CatalogueTombstone';

/** A marker for a deleted part of the catalogue, so that copies of the catalogue remove it. */
export interface TombstoneRecord {
  /** The id of what was deleted. */
  readonly _id: Types.ObjectId;
  readonly kind: 'product' | 'category' | 'subcategory';
  readonly revision: number;
}

export type TombstoneModel = Model<TombstoneRecord>;

export const tombstoneSchema = new Schema<TombstoneRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ['product', 'category', 'subcategory'], required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'catalogueTombstones', versionKey: false },
);

tombstoneSchema.index({ revision: 1 });
