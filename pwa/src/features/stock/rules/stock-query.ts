import type { StockLevel } from '@jhola/shared/contracts/stock.contract';

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
