import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { filterProducts } from '@jhola/shared/domain/filters/filter-products';
import { sortProducts } from '@jhola/shared/domain/filters/sort-products';
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

/** What a device finds itself. */
export interface DeviceResults {
  /** How many results there are before the filters. */
  readonly unfiltered: number;
  /** The ids of the products that the filters leave, in the order that is asked for. */
  readonly ids: string[];
  readonly facets: ProductFacets;
}

/** Searches as `deviceSearch`, and filters, orders and counts what it finds as the server does. */
export async function filteredDeviceSearch(
  store: ShopStore,
  index: DeviceIndex,
  text: string,
  filters: ProductFilters,
): Promise<DeviceResults> {
  const products = await index.filterableOf(await deviceSearch(store, index, text));
  const { kept, facets } = filterProducts(products, filters);
  const ids = sortProducts(products, kept, filters.sort).flatMap((at) => products[at]?._id ?? []);
  return { unfiltered: products.length, ids, facets };
}
