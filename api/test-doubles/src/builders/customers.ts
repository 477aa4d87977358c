import { addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { call, dataOf } from '../call.js';
import type { ShopAddress } from '../shop/start-shop.js';
import { aShopper, type SignedIn } from './shoppers.js';

/** A shopper who has an address to send orders to. */
export interface Customer extends SignedIn {
  readonly addressId: string;
}

/** The nine fields of an address. */
export const someAddress = {
  name: 'Meera Nair',
  building: 'Flat 12, Lotus Court',
  address_line: '4th Cross, Indiranagar',
  district: 'Bengaluru Urban',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  mobile: '9876543210',
} as const;

/** A new address of this shopper; its id. */
export async function anAddress(
  shop: ShopAddress,
  { token }: Pick<SignedIn, 'token'>,
  change: object = {},
): Promise<string> {
  const body = { ...someAddress, ...change };
  return dataOf<{ _id: string }>(await call(shop, addressPaths.create, { token, body }))._id;
}

/** A new shopper with an address. */
export async function aCustomer(shop: ShopAddress): Promise<Customer> {
  const shopper = await aShopper(shop);
  return { ...shopper, addressId: await anAddress(shop, shopper) };
}

/** Some new shoppers with addresses. */
export function customers(shop: ShopAddress, count: number): Promise<Customer[]> {
  return Promise.all(Array.from({ length: count }, () => aCustomer(shop)));
}
