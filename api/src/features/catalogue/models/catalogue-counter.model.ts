import { Schema, type Types } from 'mongoose';

/** The one document that counts the catalogue's revisions. */
export interface CatalogueCounterRecord {
  readonly _id: 'catalogue';
  readonly revision: number;
  /** Identifies this catalogue, so that devices notice when it was replaced by another one. */
  readonly epoch?: Types.ObjectId;
}

const schema = new Schema<CatalogueCounterRecord>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    epoch: { type: Schema.Types.ObjectId },
  },
  { collection: 'catalogueCounters', versionKey: false },
);

export const catalogueCounterModel = { name: 'CatalogueCounter', schema };
