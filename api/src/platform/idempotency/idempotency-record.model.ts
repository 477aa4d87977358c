import { Schema, type Types } from 'mongoose';

/** A call that came with an Idempotency-Key, and its answer. */
export interface IdempotencyRecord {
  _id: Types.ObjectId;
  userId: string;
  key: string;
  route: string;
  /** SHA-256 of the body: the same key must come with the same body. */
  bodyHash: string;
  state: 'in-flight' | 'done';
  /** The process that works on it; changes when an abandoned call is taken over. */
  claimId: string;
  /** Until when a running call counts as alive. */
  leaseUntil: Date;
  /** The first answer, as JSON, once done. */
  answer?: string;
  expiresAt: Date;
}

const schema = new Schema<IdempotencyRecord>(
  {
    userId: { type: String, required: true },
    key: { type: String, required: true },
    route: { type: String, required: true },
    bodyHash: { type: String, required: true },
    state: { type: String, enum: ['in-flight', 'done'], required: true },
    claimId: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    answer: { type: String },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false },
);
schema.index({ userId: 1, key: 1, route: 1 }, { unique: true });

export const idempotencyRecordModel = { name: 'IdempotencyRecord', schema };
