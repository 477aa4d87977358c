import { Schema, type Types } from 'mongoose';

/** The demo products that an owner has asked for; the one document of its collection. */
export interface OwnerDemoRecord {
  readonly _id: 'owner-demo';
  /** The import as which they are undone. */
  readonly importId: Types.ObjectId;
  /** The moment the products' dates lie before. */
  readonly startedAt: Date;
  /** How many are in. */
  readonly products: number;
  /** Until when a process has it; absent when all are in. */
  readonly dueAt?: Date;
  readonly failures?: number;
}

const schema = new Schema<OwnerDemoRecord>(
  {
    _id: { type: String, required: true },
    importId: { type: Schema.Types.ObjectId, required: true },
    startedAt: { type: Date, required: true },
    products: { type: Number, required: true },
    dueAt: Date,
    failures: Number,
  },
  { collection: 'ownerDemos', versionKey: false },
);

schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });

export const ownerDemoModel = { name: 'OwnerDemo', schema };
