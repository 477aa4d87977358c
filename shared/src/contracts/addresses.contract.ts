import { z } from 'zod';
import { Mobile, PersonName } from './account.contract.js';
import { answerOf, Id } from './answer.contract.js';

/** The paths of docs/product.md#address-calls. */
export const addressPaths = {
  create: '/api/address/create',
  get: '/api/address/get',
  update: '/api/address/update',
  disable: '/api/address/disable',
  pincode: '/api/address/pincode/:pincode',
} as const;

const line = (max: number) => z.string().trim().min(1).max(max);

/** An Indian PIN code: six digits, the first not 0. */
export const Pincode = z
  .string()
  .trim()
  .regex(/^[1-9]\d{5}$/, 'Please enter a valid 6-digit pincode');

/** The nine fields of an address, all required (docs/product.md#address-validation). */
export const addressFields = {
  name: PersonName,
  building: line(120),
  address_line: line(200),
  district: line(80),
  city: line(80),
  state: line(80),
  country: line(60),
  pincode: Pincode,
  mobile: Mobile,
};

export const CreateAddressRequest = z.object(addressFields).meta({ id: 'CreateAddressRequest' });
export type CreateAddressRequest = z.infer<typeof CreateAddressRequest>;

/** A `userId` in the body is not read. */
export const UpdateAddressRequest = z
  .object({ ...addressFields, _id: Id })
  .meta({ id: 'UpdateAddressRequest' });
export type UpdateAddressRequest = z.infer<typeof UpdateAddressRequest>;

/** An address (docs/product.md#address-fields); only those with status true are shown or selectable. */
export const Address = z
  .object({
    _id: Id,
    userId: Id,
    name: z.string(),
    building: z.string(),
    address_line: z.string(),
    district: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    pincode: z.string(),
    mobile: z.string(),
    status: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

export const AddressAnswer = answerOf(Address).meta({ id: 'AddressAnswer' });
export type AddressAnswer = z.infer<typeof AddressAnswer>;
export const AddressListAnswer = answerOf(z.array(Address)).meta({ id: 'AddressListAnswer' });
export type AddressListAnswer = z.infer<typeof AddressListAnswer>;

/** The address that answers where a PIN code lies: an addition of ours. */
export const pincodePath = (pincode: string) => addressPaths.pincode.replace(':pincode', pincode);

/** Where a PIN code lies, by the list the owner imported; a code may cover several districts. */
export const PincodeAnswer = answerOf(
  z.object({
    pincode: z.string(),
    places: z.array(z.object({ district: z.string(), state: z.string() })),
  }),
).meta({ id: 'PincodeAnswer' });
export type PincodeAnswer = z.infer<typeof PincodeAnswer>;
