import { type Model, Schema, type Types } from 'mongoose';

/** The name under which the counter's model is injected. */
export const CATALOGUE_COUNTER = 'CatalogueCounter';

/** The one document that counts the catalogue's revisions. */
export interface CatalogueCounterRecord {
  readonly _id: 'catalogue';
  readonly revision: number;
  /** Names this catalogue, so that copies of another one are told apart. */
  readonly epoch?: Types.ObjectId;
}

export type CatalogueCounterModel = Model<CatalogueCounterRecord>;

export const catalogueCounterSchema = new Schema<CatalogueCounterRecord>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    epoch: { type: Schema.Types.ObjectId },
  },
  { collection: 'catalogueCounters', versionKey: false },
);
