import { Schema, type Types } from 'mongoose';

/** A question that a passkey has answered: it is answered once. */
export interface UsedQuestionRecord {
  readonly _id: Types.ObjectId;
  /** Base64url. */
  readonly question: string;
  /** When it would have run out. */
  readonly expiresAt: Date;
}

const schema = new Schema<UsedQuestionRecord>(
  {
    question: { type: String, required: true, unique: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'usedPasskeyQuestions', versionKey: false },
);

export const usedQuestionModel = { name: 'UsedPasskeyQuestion', schema };
