import type { RefusedRow } from '@jhola/shared/contracts/catalogue-files.contract';
import { type ImportReport, median, type WrittenBatch } from './import-report.js';
import type { ImportedProduct, ReadProduct } from './read-product.js';

/** Counts what becomes of a file's rows. */
export class Tally {
  private readonly refusals: RefusedRow[] = [];
  private readonly lineOfKey = new Map<string, number>();
  private readonly categories = new Set<string>();
  private readonly subcategories = new Set<string>();
  private readonly missedBy: number[] = [];
  private rows = 0;
  private whole = 0;
  private fractional = 0;
  private sum: WrittenBatch = { created: 0, updated: 0, unchanged: 0, newCategories: 0, newSubcategories: 0 };

  /** A row that cannot even be read. */
  refused(line: number, reason: string): void {
    this.rows += 1;
    this.refusals.push({ line, reason });
  }

  /** Takes note of a row; answers its product unless it is refused, here because an earlier row is the same product. */
  judged(line: number, read: ReadProduct): ImportedProduct | undefined {
    if (!read.ok) {
      this.refused(line, read.reason);
      return undefined;
    }
    const product = read.value;
    const earlier = this.lineOfKey.get(product.importKey);
    if (earlier !== undefined) {
      this.refused(line, `it is the same product as line ${earlier}`);
      return undefined;
    }
    this.lineOfKey.set(product.importKey, line);
    this.accepted(product);
    return product;
  }

  written(batch: WrittenBatch): void {
    const { created, updated, unchanged, newCategories, newSubcategories } = this.sum;
    this.sum = {
      created: created + batch.created,
      updated: updated + batch.updated,
      unchanged: unchanged + batch.unchanged,
      newCategories: newCategories + batch.newCategories,
      newSubcategories: newSubcategories + batch.newSubcategories,
    };
  }

  /** Rows so far, and how many of them are refused. */
  get counts(): { readonly rows: number; readonly refused: number } {
    return { rows: this.rows, refused: this.refusals.length };
  }

  report(withWrites: boolean, stopped?: ImportReport['stopped']): ImportReport {
    return {
      rows: this.rows,
      accepted: this.lineOfKey.size,
      refused: this.refusals,
      categories: this.categories.size,
      subcategories: this.subcategories.size,
      listedPrices: {
        whole: this.whole,
        fractional: this.fractional,
        inexact: {
          count: this.missedBy.length,
          medianPaise: median(this.missedBy),
          largestPaise: this.missedBy.reduce((most, paise) => Math.max(most, paise), 0),
        },
      },
      ...(stopped && { stopped }),
      ...(withWrites && { written: this.sum }),
    };
  }

  private accepted({ place, listed }: ImportedProduct): void {
    this.rows += 1;
    this.categories.add(place.category.toLowerCase());
    this.subcategories.add(`${place.category}\0${place.subcategory}`.toLowerCase());
    if (listed?.kind === 'whole') this.whole += 1;
    if (listed?.kind === 'fractional') this.fractional += 1;
    if (listed?.kind === 'inexact') this.missedBy.push(Math.abs(listed.differencePaise));
  }
}
