import type { TrailActor, TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { Schema, type Types } from 'mongoose';

/**
 * One line of an order's audit trail as it is stored. Names are not stored: users change theirs, and may
 * delete their account.
 */
export interface TrailEntryRecord {
  readonly _id: Types.ObjectId;
  readonly orderId: string;
  readonly at: Date;
  readonly by: { readonly kind: TrailActor['kind']; readonly userId?: Types.ObjectId };
  readonly what: TrailEntry['what'];
  readonly to?: string;
  readonly text?: string;
}

const text = { type: String, required: true } as const;

const trailSchema = new Schema<TrailEntryRecord>(
  {
    orderId: text,
    at: { type: Date, required: true },
    by: new Schema({ kind: text, userId: Schema.Types.ObjectId }, { _id: false }),
    what: text,
    to: String,
    text: String,
  },
  { collection: 'orderTrail', versionKey: false },
);

// The trail of an order from the first entry on; and the entries of a user, for the deletion of their
// account.
trailSchema.index({ orderId: 1, at: 1, _id: 1 });
trailSchema.index({ 'by.userId': 1 });

export const trailEntryModel = { name: 'OrderTrailEntry', schema: trailSchema };
