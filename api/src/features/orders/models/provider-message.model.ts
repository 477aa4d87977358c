import { Schema } from 'mongoose';

/** A handled message of the card provider; repeats are recognized by it for thirty days. */
export interface ProviderMessageRecord {
  /** The provider's id of it. */
  readonly _id: string;
  readonly expiresAt: Date;
}

const schema = new Schema<ProviderMessageRecord>(
  {
    _id: { type: String, required: true },
    expiresAt: { type: Date, required: true, index: { expires: 0 } },
  },
  { collection: 'webhookEvents', versionKey: false },
);

export const providerMessageModel = { name: 'ProviderMessage', schema };
