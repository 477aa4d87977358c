import { Schema, type Types } from 'mongoose';

/** The second factor of one account: the secret shared with an authenticator app, and recovery codes. */
export interface SecondFactorRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The secret, sealed with the shop's own (see SealedSecrets). */
  sealedSecret: string;
  /** When its first code was confirmed; before that it is not asked for. */
  confirmedAt?: Date;
  /** The 30-second step of the last code that was accepted: it and earlier ones are refused. */
  lastStep: number;
  /** SHA-256 of each recovery code that is left. */
  recoveryHashes: string[];
  /** Codes tried from devices on which the account is not known, since `attemptsSince`. */
  attempts: number;
  attemptsSince: Date;
}

const schema = new Schema<SecondFactorRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    sealedSecret: { type: String, required: true },
    confirmedAt: { type: Date },
    lastStep: { type: Number, required: true, default: 0 },
    recoveryHashes: [String],
    attempts: { type: Number, required: true, default: 0 },
    attemptsSince: { type: Date, required: true },
  },
  { versionKey: false },
);

export const secondFactorModel = { name: 'SecondFactor', schema };
