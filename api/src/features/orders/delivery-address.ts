import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';
import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';

/**
 * The delivery address of an order, copied from a saved address, also as one line
 * (docs/product.md#delivery-address-fields).
 */
export function deliveryAddressOf(saved: CreateAddressRequest): DeliveryAddress {
  const { name, building, address_line: street, city, district, state, country, pincode, mobile } = saved;
  const address = { building, street, city, district, state, country, postalCode: pincode };
  return { name, ...address, mobile, address: addressInOneLine(address) };
}
