import {
  type Address,
  AddressAnswer,
  AddressListAnswer,
  addressPaths,
  type CreateAddressRequest,
  PincodeAnswer,
  pincodePath,
  type UpdateAddressRequest,
} from '@jhola/shared/contracts/addresses.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { callApi } from './call-api';

/** The signed-in shopper's active addresses. */
export async function addresses(): Promise<Address[]> {
  return (await callApi({ path: addressPaths.get, answer: AddressListAnswer })).data;
}

/** Saves a new address. Returns it and the server's words. */
export async function createAddress(
  body: CreateAddressRequest,
  idempotencyKey: string,
): Promise<{ address: Address; message: string }> {
  const { data: address, message } = await callApi({
    method: 'post',
    path: addressPaths.create,
    answer: AddressAnswer,
    body,
    idempotencyKey,
  });
  return { address, message };
}

/** Changes an address. Returns it and the server's words. */
export async function updateAddress(
  body: UpdateAddressRequest,
): Promise<{ address: Address; message: string }> {
  const { data: address, message } = await callApi({
    method: 'put',
    path: addressPaths.update,
    answer: AddressAnswer,
    body,
  });
  return { address, message };
}

/** Takes an address off the list. Returns the server's words. */
export async function disableAddress(_id: string): Promise<string> {
  const body = { _id };
  return (await callApi({ method: 'delete', path: addressPaths.disable, answer: PlainAnswer, body })).message;
}

/** One of the postal locations a PIN code covers. */
export type PostalLocation = PincodeAnswer['data']['places'][number];

/** Where a PIN code lies; several postal locations when it covers more than one district. */
export async function postalLocationsOf(
  pincode: string,
  signal: AbortSignal,
): Promise<readonly PostalLocation[]> {
  return (await callApi({ path: pincodePath(pincode), answer: PincodeAnswer, signal })).data.places;
}
