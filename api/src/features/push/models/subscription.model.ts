import type { PushWishes } from '@jhola/shared/contracts/push.contract';
import { Schema, type Types } from 'mongoose';

/** A device that gets notifications. */
export interface SubscriptionRecord {
  /** SHA-256 of its address, base64url. */
  readonly _id: string;
  readonly userId: Types.ObjectId;
  /** The session in which it was subscribed: it ends with that. */
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly wishes: PushWishes;
  readonly language: 'en' | 'hi';
  /** When the device was last seen. */
  readonly at: Date;
}

const schema = new Schema<SubscriptionRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    sessionId: { type: String, required: true, index: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    wishes: { orderStatus: Boolean, newOrders: Boolean, answers: Boolean },
    language: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'pushSubscriptions', versionKey: false },
);

// A user's devices, the last seen first.
schema.index({ userId: 1, at: -1 });
// Devices that are notified of new orders.
schema.index({ 'wishes.newOrders': 1 }, { partialFilterExpression: { 'wishes.newOrders': true } });

export const subscriptionModel = { name: 'PushSubscription', schema };
