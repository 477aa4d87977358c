import { Schema } from 'mongoose';

/** A PIN code and its postal locations, from the owner's list; a code may cover several districts. */
export interface PincodeRecord {
  readonly pincode: string;
  readonly places: readonly { readonly district: string; readonly state: string }[];
}

const text = { type: String, required: true } as const;

const pincodeSchema = new Schema<PincodeRecord>(
  {
    pincode: { ...text, unique: true },
    places: [new Schema({ district: text, state: text }, { _id: false })],
  },
  { collection: 'pincodes', versionKey: false },
);

// The PIN codes of a district.
pincodeSchema.index({ 'places.district': 1 });

export const pincodeModel = { name: 'Pincode', schema: pincodeSchema };
