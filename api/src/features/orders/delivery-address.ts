import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';

/** What is copied of a saved address. */
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
 * Where an order goes, copied from a saved address and with it written out in one line
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
