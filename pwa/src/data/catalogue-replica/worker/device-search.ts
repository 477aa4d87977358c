import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { filterProducts } from '@jhola/shared/domain/filters/filter-products';
import { sortProducts } from '@jhola/shared/domain/filters/sort-products';
import type { ShopStore } from '#data/db/db.ts';
import type { DeviceIndex } from './device-index';

/** What a device finds itself. */
export interface DeviceResults {
  /** The ids of the products that the filters leave, in the order that is asked for. */
  readonly ids: string[];
  /** How many results there are before the filters. */
  readonly unfiltered: number;
  readonly facets: ProductFacets;
}

/**
 * Searches the products of this device, filters, orders and counts them as the server does its own (`search-product`).
 * @returns of '' all products, newest first
 */
export async function deviceSearch(
  store: ShopStore,
  index: DeviceIndex,
  text: string,
  filters: ProductFilters,
): Promise<DeviceResults> {
  const products = await index.filterableOf(text === '' ? await newestFirst(store) : await index.find(text));
  const { kept, facets } = filterProducts(products, filters);
  const ids = sortProducts(products, kept, filters.sort).flatMap((at) => products[at]?._id ?? []);
  return { ids, unfiltered: products.length, facets };
}

async function newestFirst(store: ShopStore): Promise<string[]> {
  const rows = await store.products.toArray();
  return rows
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt) || (one._id < other._id ? -1 : 1))
    .map(({ _id }) => _id);
}
