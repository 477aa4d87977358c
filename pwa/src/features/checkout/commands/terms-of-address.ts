import { type DeliveryTerms, deliveryTo } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import type { ShopStore } from '#data/db/db.ts';
import { areasKnown } from '#data/db/delivery-areas-row.ts';

/**
 * On which terms the shop delivers to an address, by what this device knows (docs/product.md#delivery-areas). One that it does not
 * know is the server's to judge.
 * @returns undefined where the shop does not deliver
 */
export async function termsOfAddress(
  store: ShopStore,
  addressId: string,
): Promise<DeliveryTerms | undefined> {
  const [address, areas] = await Promise.all([store.addresses.get(addressId), areasKnown(store)]);
  return address ? deliveryTo(areas, address.pincode) : deliveryTo([], '');
}
