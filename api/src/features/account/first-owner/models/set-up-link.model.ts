import { Schema } from 'mongoose';

/** The one link that may make the first administrator; all processes of a shop share it. */
export interface SetUpLinkRecord {
  _id: 'set-up';
  /** SHA-256 of the token; the token itself is never kept. */
  tokenHash: string;
  expiresAt: Date;
}

const schema = new Schema<SetUpLinkRecord>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { versionKey: false },
);

export const setUpLinkModel = { name: 'SetUpLink', schema };
