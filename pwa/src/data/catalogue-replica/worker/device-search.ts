import type { ShopStore } from '#data/db/db.ts';
import type { DeviceIndex } from './device-index';

/**
 * Searches the products of this device as the server searches its own (`search-product`).
 * @returns the ids of all that match, best first; of '' all products, newest first
 */
export async function deviceSearch(store: ShopStore, index: DeviceIndex, text: string): Promise<string[]> {
  if (text !== '') return index.find(text);
  const rows = await store.products.toArray();
  return rows
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt) || (one._id < other._id ? -1 : 1))
    .map(({ _id }) => _id);
}
