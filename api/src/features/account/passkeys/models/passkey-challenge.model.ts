import { Schema, type Types } from 'mongoose';

/** A question that a passkey has to sign, once and within minutes. */
export interface PasskeyChallengeRecord {
  readonly _id: Types.ObjectId;
  /** Base64url. */
  readonly challenge: string;
  readonly purpose: 'add' | 'sign-in';
  /** Who adds a passkey; at a sign-in it is not known yet. */
  readonly userId?: Types.ObjectId;
  readonly expiresAt: Date;
}

const schema = new Schema<PasskeyChallengeRecord>(
  {
    challenge: { type: String, required: true, unique: true },
    purpose: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'passkeyChallenges', versionKey: false },
);

export const passkeyChallengeModel = { name: 'PasskeyChallenge', schema };
