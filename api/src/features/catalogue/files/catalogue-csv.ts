import type { Readable } from 'node:stream';
import { toRupees } from '@jhola/shared/domain/money/money';
import { csvOf } from '#platform/http/csv.js';
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
  ['Name in Hindi', ({ product }) => product.nameHindi ?? ''],
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
  ['SKU', ({ product }) => product.sku ?? ''],
  ['Barcode', ({ product }) => product.barcode ?? ''],
  ['HSN code', ({ product }) => product.hsn ?? ''],
  ['Weight (g)', ({ product }) => String(product.weightGrams ?? '')],
];

/** Products as a CSV file, one per row, written as a stream. */
export function catalogueCsv(products: AsyncIterable<readonly ExportedProduct[]>): Readable {
  return csvOf(
    columns.map(([heading]) => heading),
    products,
    (exported) => columns.map(([, of]) => of(exported)),
  );
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
