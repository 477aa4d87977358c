import { Schema, type Types } from 'mongoose';

/** What a code is for. */
export type CodePurpose = 'reset' | 'email-change';

/** The newest code of one purpose for one account. The code itself is never stored. */
export interface OneTimeCodeRecord {
  /** The hash of purpose and subject. */
  _id: string;
  purpose: CodePurpose;
  /** The account it belongs to; null when no account has the address. */
  userId: Types.ObjectId | null;
  /** Keyed hash of the code, the purpose, the subject and the address it was mailed to; removed once it is used. */
  codeHash?: string;
  askedAt: Date;
  /** How many guesses were made, right or wrong. */
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
