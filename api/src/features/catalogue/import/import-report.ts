import type {
  ImportCounts,
  ImportSamples,
  RefusedRow,
} from '@jhola/shared/contracts/catalogue-files.contract';
import type { ImportedProduct } from './read-product.js';

/** A product as read from a row. */
export interface ImportRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly product: ImportedProduct;
}

/** The outcome, real or expected, of some rows. */
export interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  /** Products that were already exactly so. */
  readonly unchanged: number;
  /** Pictures that are to be fetched. */
  readonly pictures: number;
  /** The new categories, and new pairs of category and subcategory; in a check each batch reports them again. */
  readonly newCategories: readonly string[];
  readonly newSubcategories: readonly string[];
  readonly refused: readonly RefusedRow[];
  readonly samples: ImportSamples;
  /** The lines of products that existed before, by the products' ids. */
  readonly lineOf: ReadonlyMap<string, number>;
}

/** How the file's listed prices became discounts. */
export interface ListedPrices {
  readonly whole: number;
  readonly fractional: number;
  /** The listed prices that no discount gives exactly, with the difference to the shop's price, in paise. */
  readonly inexact: { readonly count: number; readonly medianPaise: number; readonly largestPaise: number };
}

/** The outcome of a file. */
export interface ImportReport {
  /** Rows below the header, empty lines not counted. */
  readonly rows: number;
  readonly accepted: number;
  readonly refused: readonly RefusedRow[];
  /** How many categories, and pairs of category and subcategory, the accepted rows name. */
  readonly categories: number;
  readonly subcategories: number;
  readonly listedPrices: ListedPrices;
  readonly samples: ImportSamples;
  /** Columns that look like a price to be charged, and that the map does not read. */
  readonly unreadPrices: readonly string[];
  /** Why the file was not read to its end. */
  readonly stopped?: 'cancelled' | 'rows' | 'refused';
  /** What was written; absent after a dry run. */
  readonly written?: ImportCounts;
  /** What an import would write; only after a dry run. */
  readonly expected?: ImportCounts;
}

/** The median of some numbers: of an even count the lower of the two in the middle; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
