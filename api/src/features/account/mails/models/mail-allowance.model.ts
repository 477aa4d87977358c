import { Schema } from 'mongoose';

/** A mail that was allowed. */
export interface AllowedMail {
  id: string;
  at: Date;
}

/** The newest mails of one type to one account, the oldest of them first; as many as are allowed in an hour. */
export interface MailAllowanceRecord {
  /** The type of mail and its recipient (a hash, or an account's id). */
  _id: string;
  mails: AllowedMail[];
  /** When the newest of them stops counting. */
  expiresAt: Date;
}

const schema = new Schema<MailAllowanceRecord>(
  {
    _id: { type: String, required: true },
    mails: [{ _id: false, id: { type: String, required: true }, at: { type: Date, required: true } }],
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false },
);

export const mailAllowanceModel = { name: 'MailAllowance', schema };
