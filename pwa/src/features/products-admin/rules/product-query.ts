import type { ProductSort } from '@jhola/shared/contracts/product.contract';
import type { Sorting } from '#ui/table/data-column.ts';

/** Which products the list shows. */
export type ProductShow = 'all' | 'published' | 'drafts';

/** All of them, in the order of the screen. */
export const productShows = ['all', 'published', 'drafts'] as const satisfies readonly ProductShow[];

/** As much of a search as the server reads (contract). */
export const LONGEST_SEARCH = 200;

/** How many products a page has: as a table, and as cards (docs/product.md#page-sizes). */
export const PAGE_SIZE = 50;
export const CARDS_A_PAGE = 12;

/** What the server is asked for: both states, or one. */
export const publishedOf = (show: ProductShow): boolean | undefined =>
  show === 'all' ? undefined : show === 'published';

/** By what the server can sort, as the columns name it. */
const sorts = ['name', 'price', 'discount', 'stock'] as const satisfies readonly ProductSort[];

/** How the server is asked to sort; nothing where an address names what it cannot. */
export function sortOf(sorting: Sorting | undefined): { sort?: ProductSort; descending?: boolean } {
  const sort = sorts.find((one) => one === sorting?.by);
  return sort ? { sort, descending: sorting?.descending ?? false } : {};
}
