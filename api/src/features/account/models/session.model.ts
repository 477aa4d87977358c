import { Schema, type Types } from 'mongoose';

/** One sign-in on one device: a family of refresh tokens of which only the newest is good. */
export interface SessionRecord {
  /** Created at sign-in: its timestamp is the time of the sign-in. */
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The browser and the system that signed in, e.g. `Chrome on Android`; missing in older rows. */
  device?: string;
  /** The known device it was opened on; missing in older rows. */
  deviceId?: Types.ObjectId;
  /** Whether its sign-in passed a second factor; missing in older rows. */
  secondFactor?: boolean;
  /** SHA-256 of the newest refresh token; the token itself is never stored. */
  tokenHash: string;
  /** How many refresh tokens this session has had before the newest. */
  generation: number;
  /** When the newest refresh token was issued: the last sign of the device. */
  rotatedAt: Date;
  expiresAt: Date;
}

const sessionSchema = new Schema<SessionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    device: { type: String },
    deviceId: { type: Schema.Types.ObjectId },
    secondFactor: { type: Boolean },
    tokenHash: { type: String, required: true },
    generation: { type: Number, required: true },
    rotatedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false },
);

export const sessionModel = { name: 'Session', schema: sessionSchema };
