import { comparedText } from '../models/compared-text.js';
import type { ProductRecord } from '../models/product.model.js';
import { barcodeKey, skuKey } from '../models/product-codes.js';
import { given } from '../structure/hindi-name.js';
import { OWN_FILE, withoutLoss } from './own-file.js';
import type { ImportedCodes } from './read-codes.js';
import type { ImportedProduct } from './read-product.js';

/** The categories and subcategories of a product, by id. */
export type ProductCategories = Pick<ProductRecord, 'categoryIds' | 'subCategoryIds'>;

/** The fields that a file decides; others (pictures, variants, ratings) stay as they are in the shop. */
export type FileFields = Pick<
  ProductRecord,
  'name' | 'unit' | 'pricePaise' | 'discount' | 'description' | 'moreDetails'
> &
  ProductCategories &
  Partial<Pick<ProductRecord, 'stock' | 'nameHindi'>> &
  ImportedCodes;

/** The fields of a new product, from a file. */
export function fieldsOf(
  { name, nameHindi, unit, codes, pricePaise, discount, description, moreDetails, stock }: ImportedProduct,
  categories: ProductCategories,
): FileFields {
  const fields = { name, unit, pricePaise, discount, description, moreDetails, ...categories };
  return { ...fields, ...given({ nameHindi }), ...codes, ...(stock !== undefined && { stock }) };
}

/** The fields of a known product, from a file: where the file has no column, the shop's value stays. */
export function changedFields(
  product: ImportedProduct,
  categories: ProductCategories,
  before: ProductRecord,
): FileFields {
  const { columns, moreDetails } = product;
  const fields: FileFields = {
    ...fieldsOf(product, categories),
    ...(!columns.unit && { unit: before.unit }),
    ...(!columns.description && { description: before.description }),
    ...(!columns.discount && !columns.listedPrice && { discount: before.discount }),
    ...(!columns.specifications && { moreDetails: { ...before.moreDetails, ...moreDetails } }),
  };
  return isOwn(product, before) ? withoutLoss(before, fields) : fields;
}

/** Whether a row comes from a file written by the shop's own export. */
export const isOwn = ({ source, key }: ImportedProduct, { _id }: Pick<ProductRecord, '_id'>): boolean =>
  source === OWN_FILE || key === _id.toHexString();

/** Whether a row names no category. */
export const hasNoCategory = ({ categoryColumns }: ImportedProduct): boolean =>
  categoryColumns.category === '';

/** What a product has where nothing is stored. */
const missing: Partial<FileFields> = { nameHindi: '', sku: '', barcode: '', hsn: '', weightGrams: null };

/** The names of the fields that differ from what the shop has. */
export const differingFields = (before: ProductRecord, fields: FileFields): (keyof FileFields)[] =>
  (Object.keys(fields) as (keyof FileFields)[]).filter(
    (field) => JSON.stringify(before[field] ?? missing[field]) !== JSON.stringify(fields[field]),
  );

/** What products are found by, of some of their fields: stored with them. */
export const keysOf = ({ name, sku, barcode }: Partial<FileFields>) => ({
  ...(name !== undefined && { nameLower: comparedText(name) }),
  ...(sku !== undefined && { skuKey: skuKey(sku) }),
  ...(barcode !== undefined && { barcodeKey: barcodeKey(barcode) }),
});
