import {
  type ImportSample,
  MAX_IMPORT_SAMPLES,
  type RefusedRow,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { type BatchOutcome, type ImportReport, type ImportRow, median } from './import-report.js';
import { LineIndex } from './line-index.js';
import { codeKeysOf, nameAndUnitOf } from './match-product.js';
import type { ImportedProduct, ReadProduct } from './read-product.js';

/** Counts the outcomes of a file's rows. */
export class Tally {
  private readonly refusals: RefusedRow[] = [];
  private readonly lineOfKey = new LineIndex();
  /** By SKU and barcode. */
  private readonly lineOfCode = new LineIndex();
  private readonly lineOfName = new LineIndex();
  /** By the names of rows without a key. */
  private readonly lineOfKeyless = new LineIndex();
  private readonly lineOfProduct = new Map<string, number>();
  private readonly categories = new Set<string>();
  private readonly subcategories = new Set<string>();
  private readonly newCategories = new Set<string>();
  private readonly newSubcategories = new Set<string>();
  private readonly missedBy: number[] = [];
  private readonly samples = {
    created: [] as ImportSample[],
    updated: [] as ImportSample[],
    unchanged: [] as ImportSample[],
  };
  private rows = 0;
  private accepted = 0;
  private whole = 0;
  private fractional = 0;
  private created = 0;
  private updated = 0;
  private unchanged = 0;
  private pictures = 0;

  /** Counts a row that cannot be read. */
  refused(line: number, reason: string): void {
    this.rows += 1;
    this.refusals.push({ line, reason });
  }

  /** Records a row and returns its product, unless it is refused or an earlier row is the same product. */
  judged(line: number, read: ReadProduct): ImportedProduct | undefined {
    if (!read.ok) {
      this.refused(line, read.reason);
      return undefined;
    }
    const product = read.value;
    const earlier = this.earlierLine(product);
    if (earlier !== undefined) {
      this.refused(line, `it is the same product as line ${earlier}`);
      return undefined;
    }
    this.rows += 1;
    this.recordLine(line, product);
    return product;
  }

  /** Records the outcomes of some rows. */
  taken(rows: readonly ImportRow[], outcome: BatchOutcome): void {
    const refusedLines = new Set(outcome.refused.map(({ line }) => line));
    for (const { line, product } of rows) if (!refusedLines.has(line)) this.accept(product);
    this.refusals.push(...outcome.refused);
    this.created += outcome.created;
    this.updated += outcome.updated;
    this.unchanged += outcome.unchanged;
    this.pictures += outcome.pictures;
    for (const kind of ['created', 'updated', 'unchanged'] as const) {
      const room = MAX_IMPORT_SAMPLES - this.samples[kind].length;
      this.samples[kind].push(...outcome.samples[kind].slice(0, room));
    }
    for (const name of outcome.newCategories) this.newCategories.add(name);
    for (const name of outcome.newSubcategories) this.newSubcategories.add(name);
    for (const [productId, line] of outcome.lineOf) this.lineOfProduct.set(productId, line);
  }

  /** The lines in which products of the shop were found so far, by the products' ids. */
  get lineOf(): ReadonlyMap<string, number> {
    return this.lineOfProduct;
  }

  /** Rows so far, and how many of them are refused. */
  get counts(): { readonly rows: number; readonly refused: number } {
    return { rows: this.rows, refused: this.refusals.length };
  }

  report(writes: boolean, stopped?: ImportReport['stopped']): Omit<ImportReport, 'unreadPrices'> {
    const { created, updated, unchanged, pictures } = this;
    const newCategories = this.newCategories.size;
    const newSubcategories = this.newSubcategories.size;
    const counts = { created, updated, unchanged, newCategories, newSubcategories, pictures };
    return {
      rows: this.rows,
      accepted: this.accepted,
      refused: this.refusals.toSorted((one, other) => one.line - other.line),
      categories: this.categories.size,
      subcategories: this.subcategories.size,
      listedPrices: {
        whole: this.whole,
        fractional: this.fractional,
        inexact: {
          count: this.missedBy.length,
          medianPaise: median(this.missedBy),
          largestPaise: this.missedBy.reduce((largest, paise) => Math.max(largest, paise), 0),
        },
      },
      samples: this.samples,
      ...(stopped && { stopped }),
      ...(writes ? { written: counts } : { expected: counts }),
    };
  }

  /**
   * Different keys, SKUs and barcodes mean different products, even with the same name; a row without any means the
   * product of its name and unit.
   */
  private earlierLine(product: ImportedProduct): number | undefined {
    const name = nameAndUnitOf(product);
    const codes = codeTexts(product).map((code) => this.lineOfCode.get(code));
    const sameCode = codes.find((line) => line !== undefined);
    if (sameCode !== undefined) return sameCode;
    if (product.key) return this.lineOfKey.get(product.key) ?? this.lineOfKeyless.get(name);
    return codes.length > 0 ? this.lineOfKeyless.get(name) : this.lineOfName.get(name);
  }

  private recordLine(line: number, product: ImportedProduct): void {
    const name = nameAndUnitOf(product);
    const codes = codeTexts(product);
    for (const code of codes) this.lineOfCode.set(code, line);
    if (product.key) this.lineOfKey.set(product.key, line);
    else if (codes.length === 0) this.lineOfKeyless.set(name, line);
    this.lineOfName.set(name, line);
  }

  private accept({ categoryNames, listed }: ImportedProduct): void {
    this.accepted += 1;
    this.categories.add(categoryNames.category.toLowerCase());
    this.subcategories.add(`${categoryNames.category}\0${categoryNames.subcategory}`.toLowerCase());
    if (listed?.kind === 'whole') this.whole += 1;
    if (listed?.kind === 'fractional') this.fractional += 1;
    if (listed?.kind === 'inexact') this.missedBy.push(Math.abs(listed.differencePaise));
  }
}

function codeTexts(product: ImportedProduct): string[] {
  const { skuKey, barcodeKey } = codeKeysOf(product);
  return [...(skuKey ? [`sku ${skuKey}`] : []), ...(barcodeKey ? [`barcode ${barcodeKey}`] : [])];
}
