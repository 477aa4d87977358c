import type { ProductRecord } from '../models/product.model.js';
import { OWN_FILE, withoutLoss } from './own-file.js';
import type { ImportedProduct } from './read-product.js';

/** The categories and subcategories that a product stands in. */
export type ProductCategories = Pick<ProductRecord, 'categoryIds' | 'subCategoryIds'>;

/** The fields a file decides; what it never tells (pictures, variants, ratings) stays as it is in the shop. */
export type FileFields = Pick<
  ProductRecord,
  'name' | 'unit' | 'pricePaise' | 'discount' | 'description' | 'moreDetails'
> &
  ProductCategories &
  Partial<Pick<ProductRecord, 'stock'>>;

/** What a file makes of a product that the shop does not have yet. */
export function fieldsOf(
  { name, unit, pricePaise, discount, description, moreDetails, stock }: ImportedProduct,
  categories: ProductCategories,
): FileFields {
  const fields = { name, unit, pricePaise, discount, description, moreDetails, ...categories };
  return stock === undefined ? fields : { ...fields, stock };
}

/** What a file makes of a product that the shop has: what the file has no column for stays as it is there. */
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

/** Whether a row comes from a file that the shop itself has written. */
export const isOwn = ({ source, key }: ImportedProduct, { _id }: Pick<ProductRecord, '_id'>): boolean =>
  source === OWN_FILE || key === _id.toHexString();

/** Whether a row does not say where its product belongs. */
export const hasNoCategory = ({ categoryColumns }: ImportedProduct): boolean =>
  categoryColumns.category === '';
