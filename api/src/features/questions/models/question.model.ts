import type { Language } from '@jhola/shared/languages/chosen-language';
import { Schema, type Types } from 'mongoose';

/** A question about a product as it is stored. */
export interface QuestionRecord {
  readonly _id: Types.ObjectId;
  readonly productId: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** The shopper's name when they asked. */
  readonly name: string;
  readonly text: string;
  /** The language of the mail about its answer; English unless said otherwise. */
  readonly language?: Language;
  readonly createdAt: Date;
  readonly answer?: string;
  /** When it was first answered; null while it waits. */
  readonly answeredAt: Date | null;
}

const schema = new Schema<QuestionRecord>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    text: { type: String, required: true },
    language: { type: String },
    createdAt: { type: Date, required: true },
    answer: { type: String },
    answeredAt: { type: Date, default: null },
  },
  { collection: 'questions', versionKey: false },
);

// The answered ones about a product, the newest answer first; also those about it that wait.
schema.index({ productId: 1, answeredAt: -1, _id: -1 });
// Those that wait, the longest waiting first.
schema.index({ answeredAt: 1, createdAt: 1, _id: 1 });
// All questions of one shopper, and those about one product.
schema.index({ userId: 1, productId: 1, createdAt: 1 });

export const questionModel = { name: 'Question', schema };
