import { Schema, type Types } from 'mongoose';

/** A stored event that is not handled yet; handled ones are deleted. */
export interface EventRecord {
  _id: Types.ObjectId;
  type: string;
  payload: unknown;
  /** Until when a process has it for handling. */
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
