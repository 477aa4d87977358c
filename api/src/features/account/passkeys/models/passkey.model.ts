import { Schema, type Types } from 'mongoose';

/** A passkey of one account: the public half of a key whose other half a device keeps. */
export interface PasskeyRecord {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** The id that the device gave it, base64url. */
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often it was used, where the device counts; a lower one than before is a copy (WebAuthn, 6.1.1). */
  readonly counter: number;
  /** How the device is reached: `internal`, `usb`, … */
  readonly transports: readonly string[];
  /** Whether it is kept for the person's other devices too. */
  readonly synced: boolean;
  /** The browser and system it was made on. */
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt?: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<PasskeyRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    credentialId: { ...text, unique: true },
    publicKey: text,
    counter: { type: Number, required: true },
    transports: [String],
    synced: { type: Boolean, required: true },
    name: text,
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date },
  },
  { collection: 'passkeys', versionKey: false },
);

export const passkeyModel = { name: 'Passkey', schema };
