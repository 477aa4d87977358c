import { Schema, type Types } from 'mongoose';

/** An event that is written and not yet handled; handled ones are deleted. */
export interface EventRecord {
  _id: Types.ObjectId;
  type: string;
  payload: unknown;
  /** Until when a process is believed to be handling it. */
  dueAt: Date;
  /** How often handling has failed. */
  failures: number;
}

const schema = new Schema<EventRecord>(
  {
    type: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    dueAt: { type: Date, required: true, index: true },
    failures: { type: Number, required: true },
  },
  { versionKey: false, collection: 'events', minimize: false },
);

export const eventRecordModel = { name: 'Event', schema };
