import { Schema } from 'mongoose';

/** A message of the card provider that has taken effect; its copies find it here for thirty days. */
export interface ProviderMessageRecord {
  /** The provider's own name for it. */
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
