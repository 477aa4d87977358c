import type { ImportCounts, RefusedRow } from '@jhola/shared/contracts/catalogue-files.contract';
import type { ImportedProduct } from './read-product.js';

/** A product as a row tells it. */
export interface ImportRow {
  /** The line it begins on, from 1. */
  readonly line: number;
  readonly product: ImportedProduct;
}

/** What became, or would become, of some rows. */
export interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  /** Already stood there exactly so. */
  readonly unchanged: number;
  /** Which categories, and categories with subcategories, are new; in a check each batch names them anew. */
  readonly newCategories: readonly string[];
  readonly newSubcategories: readonly string[];
  readonly refused: readonly RefusedRow[];
  /** Which line each product of the shop that was there before stands in, by its id. */
  readonly lineOf: ReadonlyMap<string, number>;
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
  /** What was written; absent after a dry run. */
  readonly written?: ImportCounts;
  /** What an import would write; told by a dry run alone. */
  readonly expected?: ImportCounts;
}

/** The median of some numbers: of an even count the lower of the two in the middle; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
