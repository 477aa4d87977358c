import { Readable } from 'node:stream';
import { toRupees } from '@jhola/shared/domain/money/money';
import { stringify } from 'csv-stringify';
import type { ProductRecord } from '../models/product.model.js';

/** A product with the names of its category and subcategory. */
export interface ExportedProduct {
  readonly product: ProductRecord;
  readonly category: string;
  readonly subcategory: string;
}

const rupees = (paise: number): string => toRupees(paise).toFixed(2);

/** The columns of the export, and the value of each; the ready map `shop` of the import reads the first ones. */
const columns: readonly (readonly [heading: string, of: (exported: ExportedProduct) => string])[] = [
  ['Product id', ({ product }) => product._id.toHexString()],
  ['Name', ({ product }) => product.name],
  ['Unit', ({ product }) => product.unit],
  ['Price (INR)', ({ product }) => rupees(product.pricePaise)],
  ['Discount (%)', ({ product }) => String(product.discount)],
  ['Stock', ({ product }) => String(product.stock)],
  ['Category', ({ category }) => category],
  ['Sub category', ({ subcategory }) => subcategory],
  ['Description', ({ product }) => product.description],
  ['Published', ({ product }) => (product.draft ? 'no' : 'yes')],
  ['More details', ({ product }) => pairs(Object.entries(product.moreDetails))],
  ['Variants', ({ product }) => variantsOf(product)],
  ['Pictures', ({ product }) => product.image.join(' ')],
];

/**
 * Products as a CSV file, one per row, written as a stream. It begins with a byte order mark, so that
 * spreadsheets read Hindi; texts that a spreadsheet would take for a formula are given an apostrophe.
 */
export function catalogueCsv(products: AsyncIterable<readonly ExportedProduct[]>): Readable {
  return csvOf(
    columns.map(([heading]) => heading),
    products,
    (exported) => columns.map(([, of]) => of(exported)),
  );
}

/**
 * Rows as a CSV file for spreadsheets, written as a stream.
 * @param cellsOf a row's cells, in the order of the headings
 */
export function csvOf<Row>(
  headings: readonly string[],
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): Readable {
  const csv = stringify({
    header: true,
    columns: [...headings],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A single line feed is a line break, too.
    quoted_match: /[\r\n]/,
  });
  async function* cells(): AsyncGenerator<readonly string[]> {
    for await (const some of rows) for (const row of some) yield cellsOf(row);
  }
  return Readable.from(cells()).compose(csv) as unknown as Readable;
}

const pairs = (fields: readonly (readonly [string, string])[]): string =>
  fields.map(([name, text]) => `${name}: ${text}`).join('; ');

function variantsOf({ variants, variantStock }: ProductRecord): string {
  const facts = variants.map(({ _id, name, pricePaise, hasOwnStock }) => {
    const price = pricePaise === undefined ? [] : [`INR ${rupees(pricePaise)}`];
    const pieces = hasOwnStock ? [`${variantStock[_id.toHexString()] ?? 0} left`] : [];
    return [name, [...price, ...pieces].join(', ')] as const;
  });
  return pairs(facts);
}
