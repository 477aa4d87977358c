import type { StockLevel, StockSort } from '@jhola/shared/contracts/stock.contract';
import type { Sorting } from '#ui/table/data-column.ts';

/** Which products the list shows. */
export type StockShow = 'all' | 'low' | 'held';

/** All of them, in the order of the screen. */
export const stockShows = ['all', 'low', 'held'] as const satisfies readonly StockShow[];

/** As much of a search as the server reads (contract). */
export const LONGEST_SEARCH = 100;

/** How many entries a page has. */
export const PAGE_SIZE = 50;

/** What identifies an entry of the list. */
export const levelKey = ({ productId, variantId }: StockLevel): string => `${productId}:${variantId ?? ''}`;

/** What an entry is called: the product, and its variant. */
export const levelName = ({ name, variantName }: StockLevel): string =>
  variantName ? `${name} · ${variantName}` : name;

/** By what the server can sort, as the columns name it. */
const sorts = ['name', 'left'] as const satisfies readonly StockSort[];

/** How the server is asked to sort: the lowest stock first where nothing is chosen, or an address names what it cannot. */
export function sortOf(sorting: Sorting | undefined): { sort?: StockSort; descending?: boolean } {
  const sort = sorts.find((one) => one === sorting?.by);
  return sort ? { sort, descending: sorting?.descending ?? false } : {};
}
