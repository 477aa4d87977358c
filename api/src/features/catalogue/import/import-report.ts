import type { RefusedRow } from '@jhola/shared/contracts/catalogue-files.contract';

/** What writing some products did. */
export interface WrittenBatch {
  readonly created: number;
  readonly updated: number;
  /** Already stood there exactly so. */
  readonly unchanged: number;
  readonly newCategories: number;
  readonly newSubcategories: number;
}

/** How the file's listed prices became discounts. */
export interface ListedPrices {
  readonly whole: number;
  readonly fractional: number;
  /** The listed prices that no discount gives, by how much the shop's price differs, in paise. */
  readonly inexact: { readonly count: number; readonly medianPaise: number; readonly largestPaise: number };
}

/** What became of a file. */
export interface ImportReport {
  /** Rows below the header, empty lines not counted. */
  readonly rows: number;
  readonly accepted: number;
  readonly refused: readonly RefusedRow[];
  /** How many categories, and categories with subcategories, the accepted rows name. */
  readonly categories: number;
  readonly subcategories: number;
  readonly listedPrices: ListedPrices;
  /** Why the file was not read to its end. */
  readonly stopped?: 'cancelled' | 'rows' | 'refused';
  /** Absent after a dry run. */
  readonly written?: WrittenBatch;
}

/** The median of some numbers: of an even count the lower of the two in the middle; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
