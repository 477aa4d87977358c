import type { PushNews } from '@jhola/shared/contracts/push.contract';
import { Schema, type Types } from 'mongoose';

/** A message for one device; it is stored until it expires, so that none is written twice. */
export interface PushMessageRecord {
  /** The subscription's id and the subject of the message. */
  readonly _id: string;
  readonly subscriptionId: string;
  readonly userId: Types.ObjectId;
  readonly news: PushNews;
  /** When it is to be sent, or until when another process has it for sending; absent once that is done. */
  readonly dueAt?: Date;
  /** How often sending has failed. */
  readonly failures: number;
  readonly expiresAt: Date;
}

const schema = new Schema<PushMessageRecord>(
  {
    _id: { type: String, required: true },
    subscriptionId: { type: String, required: true, index: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    news: { type: Schema.Types.Mixed, required: true },
    dueAt: { type: Date, index: true },
    failures: { type: Number, required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'pushMessages', versionKey: false },
);

export const pushMessageModel = { name: 'PushMessage', schema };
