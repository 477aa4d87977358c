import { Schema, type Types } from 'mongoose';

/** How far work that goes over all changes of the catalogue has come. */
export interface CatalogueWalkRecord {
  /** The name of the work. */
  readonly _id: string;
  readonly revision: number;
  /** The last product of that revision. */
  readonly afterId?: Types.ObjectId;
}

const schema = new Schema<CatalogueWalkRecord>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    afterId: { type: Schema.Types.ObjectId },
  },
  { collection: 'catalogueWalks', versionKey: false },
);

export const catalogueWalkModel = { name: 'CatalogueWalk', schema };
