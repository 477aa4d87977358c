import { Schema, type Types } from 'mongoose';

/** How far the orders of an earlier version are counted. */
export interface PairCountRecord {
  readonly _id: 'pairs';
  /** The last order that was looked at. */
  readonly after?: Types.ObjectId;
  readonly complete: boolean;
}

const schema = new Schema<PairCountRecord>(
  {
    _id: { type: String, required: true },
    after: { type: Schema.Types.ObjectId },
    complete: { type: Boolean, required: true },
  },
  { collection: 'boughtPairCounts', versionKey: false },
);

export const pairCountModel = { name: 'PairCount', schema };
