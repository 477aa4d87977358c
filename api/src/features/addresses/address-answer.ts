import type { Address } from '@jhola/shared/contracts/addresses.contract';
import type { AddressRecord } from './models/address.model.js';

/** An address as it travels (docs/product.md#address-fields). */
export function toAddress(record: AddressRecord): Address {
  const { _id, userId, createdAt: _createdAt, ...fields } = record;
  return { _id: _id.toHexString(), userId: userId.toHexString(), ...fields };
}
