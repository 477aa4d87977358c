import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';

/** The copied fields of a saved address. */
interface SavedAddress {
  readonly name: string;
  readonly building: string;
  readonly address_line: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly pincode: string;
  readonly mobile: string;
}

/**
 * The delivery address of an order, copied from a saved address, also as one line
 * (docs/product.md#delivery-address-fields).
 */
export function deliveryAddressOf(saved: SavedAddress): DeliveryAddress {
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
