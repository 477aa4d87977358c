import { Schema, type Types } from 'mongoose';

/**
 * A delivery address of a shopper (docs/product.md#address-fields); one that was removed keeps its row with status
 * false.
 */
export interface AddressRecord {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly name: string;
  readonly building: string;
  readonly address_line: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly pincode: string;
  readonly mobile: string;
  readonly status: boolean;
  readonly createdAt: Date;
}

const text = { type: String, required: true } as const;

const addressSchema = new Schema<AddressRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: text,
    building: text,
    address_line: text,
    district: text,
    city: text,
    state: text,
    country: text,
    pincode: text,
    mobile: text,
    status: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'addresses', versionKey: false },
);

// A shopper's shown addresses, newest first.
addressSchema.index({ userId: 1, status: 1, createdAt: -1 });

export const addressModel = { name: 'Address', schema: addressSchema };
