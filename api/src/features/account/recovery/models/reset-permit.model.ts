import { Schema, type Types } from 'mongoose';

/** The right of an account's owner to set a new password, granted after a correct code; one for each account. */
export interface ResetPermitRecord {
  /** The account's id. */
  _id: Types.ObjectId;
  /** SHA-256 of the secret; the secret itself is never stored. */
  secretHash: string;
  /** The e-mail address that the code went to. */
  email: string;
  expiresAt: Date;
}

const schema = new Schema<ResetPermitRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    secretHash: { type: String, required: true },
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false },
);

export const resetPermitModel = { name: 'ResetPermit', schema };
