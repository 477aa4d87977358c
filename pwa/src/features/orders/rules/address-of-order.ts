import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';

/** The nine fields of an address as an order keeps it (docs/product.md#delivery-address-fields). */
export function addressOfOrder(kept: DeliveryAddress): CreateAddressRequest {
  const { name, mobile, building, street, city, district, state, country, postalCode } = kept;
  return {
    name,
    mobile,
    building,
    address_line: street,
    city,
    district,
    state,
    country,
    pincode: postalCode,
  };
}
