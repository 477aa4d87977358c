import { Schema, Types } from 'mongoose';

/** A marker for a deleted part of the catalogue, so that copies of the catalogue remove it. */
export interface TombstoneRecord {
  /** The id of what was deleted. */
  readonly _id: Types.ObjectId;
  readonly kind: 'product' | 'category' | 'subcategory';
  readonly revision: number;
}

const schema = new Schema<TombstoneRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ['product', 'category', 'subcategory'], required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'catalogueTombstones', versionKey: false },
);

schema.index({ revision: 1 });

export const tombstoneModel = { name: 'CatalogueTombstone', schema };
