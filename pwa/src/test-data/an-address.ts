import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';

/** What a shopper writes of an address. */
export const writtenAddress: CreateAddressRequest = {
  name: 'Asha Rao',
  building: '12 Lotus Apartments',
  address_line: 'MG Road',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  country: 'India',
  pincode: '560001',
  mobile: '9876543210',
};
