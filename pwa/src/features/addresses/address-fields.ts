import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import type { InputHTMLAttributes } from 'react';

/** The name of one of the nine fields of an address (docs/product.md#address-fields). */
export type AddressField = keyof CreateAddressRequest;

/** The nine fields in the order in which an address is written in India, with what helps a phone to fill them. */
export const addressFields: readonly (InputHTMLAttributes<HTMLInputElement> & { name: AddressField })[] = [
  { name: 'name', autoComplete: 'name', maxLength: 100 },
  { name: 'mobile', autoComplete: 'tel-national', type: 'tel', inputMode: 'tel', maxLength: 16 },
  {
    name: 'pincode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 6,
    pattern: '[1-9][0-9]{5}',
  },
  { name: 'building', autoComplete: 'address-line1', maxLength: 120 },
  { name: 'address_line', autoComplete: 'address-line2', maxLength: 200 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 80 },
  { name: 'district', autoComplete: 'address-level3', maxLength: 80 },
  { name: 'state', autoComplete: 'address-level1', maxLength: 80 },
  { name: 'country', autoComplete: 'country-name', maxLength: 60 },
];

/** A new address, before anything is written. */
export const emptyAddress: CreateAddressRequest = {
  name: '',
  mobile: '',
  pincode: '',
  building: '',
  address_line: '',
  city: '',
  district: '',
  state: '',
  country: 'India',
};

/** An address in one line: all its fields but name and mobile (docs/product.md#address-lines). */
export function addressLine({ address_line: street, pincode, ...address }: CreateAddressRequest): string {
  return addressInOneLine({ ...address, street, postalCode: pincode });
}
