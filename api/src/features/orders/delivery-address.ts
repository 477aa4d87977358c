import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';

/**
 * The delivery address of an order, copied from a saved address, also as one line
 * (docs/product.md#delivery-address-fields).
 */
export function deliveryAddressOf(saved: CreateAddressRequest): DeliveryAddress {
  const { name, building, address_line: street, city, district, state, country, pincode, mobile } = saved;
  return {
    name,
    building,
    street,
    city,
    district,
    state,
    country,
    postalCode: pincode,
    mobile,
    address: `${[building, street, city, district, state, country].join(', ')} - ${pincode}`,
  };
}
