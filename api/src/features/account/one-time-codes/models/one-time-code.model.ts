import { Schema, type Types } from 'mongoose';

/** What a code is for. */
export type CodePurpose = 'reset' | 'email-change';

/** The newest code of one purpose for one account. The code itself is never kept. */
export interface OneTimeCodeRecord {
  /** The purpose and whose code it is, hashed. */
  _id: string;
  purpose: CodePurpose;
  /** Whom it speaks for; null when nobody has the address it was asked for. */
  userId: Types.ObjectId | null;
  /** Keyed hash of the code, the purpose, whose it is and the address it was mailed to; gone once it is used. */
  codeHash?: string;
  askedAt: Date;
  /** How often somebody has tried to enter it, right or wrong. */
  guesses: number;
  expiresAt: Date;
}

const schema = new Schema<OneTimeCodeRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: ['reset', 'email-change'], required: true },
    userId: { type: Schema.Types.ObjectId, default: null, index: true },
    codeHash: { type: String },
    askedAt: { type: Date, required: true },
    guesses: { type: Number, required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false },
);

export const oneTimeCodeModel = { name: 'OneTimeCode', schema };
