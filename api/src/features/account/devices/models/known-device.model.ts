import { Schema, type Types } from 'mongoose';

/** A browser or app on which an account has been signed in. */
export interface KnownDeviceRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Its browser and system, e.g. `Chrome on Android`. */
  name: string;
  /** Keyed hash of the secret in its cookie. */
  secretHash: string;
  /** Keyed hash of its user agent and network address, for clients without cookies. */
  agentHash: string;
  lastSignInAt: Date;
  /** The codes of a second factor that were tried here since then. */
  codesTried?: { count: number; since: Date };
  /** When it is forgotten: its cookie has expired by then. */
  expiresAt: Date;
}

const schema = new Schema<KnownDeviceRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    secretHash: { type: String, required: true },
    agentHash: { type: String, required: true },
    lastSignInAt: { type: Date, required: true },
    codesTried: { type: { count: Number, since: Date }, _id: false },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false },
);
schema.index({ userId: 1, secretHash: 1 }, { unique: true });

export const knownDeviceModel = { name: 'KnownDevice', schema };
