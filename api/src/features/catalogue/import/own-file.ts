import { nameKey } from '../models/category.model.js';
import { plainText } from '../models/plain-text.js';
import type { ProductRecord } from '../models/product.model.js';
import type { CategoryNames } from './column-map.js';

/** The source of files written by the shop's own export: their keys are product ids. */
export const OWN_FILE = 'shop';

/** A cell without the apostrophe, of files that the shop wrote, that keeps spreadsheets from reading a formula. */
export const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

/** The names of all categories and subcategories of a product. */
export interface ProductCategoryNames {
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
}

/**
 * Whether a product is already in the categories that its row names. A product may be in no subcategory, or
 * in one of a category that it is not in itself.
 */
export function isInCategories(
  { category, subcategory }: CategoryNames,
  names: ProductCategoryNames,
): boolean {
  return isAmong(category, names.categories) && isAmong(subcategory, names.subcategories);
}

const isAmong = (wanted: string, names: readonly string[]): boolean =>
  wanted === '' || names.some((name) => nameKey(plainText(name)) === nameKey(wanted));

type ProductTexts = Pick<ProductRecord, 'name' | 'unit' | 'description' | 'moreDetails'>;

/**
 * The fields of the shop's own file without losses: the file has no line breaks in texts and no extra fields,
 * so unchanged texts and the extra fields keep the shop's values.
 */
export function withoutLoss<Fields extends ProductTexts>(before: ProductTexts, fields: Fields): Fields {
  const text = (field: 'name' | 'unit' | 'description') =>
    plainText(before[field]) === fields[field] ? before[field] : fields[field];
  return {
    ...fields,
    ...{ name: text('name'), unit: text('unit'), description: text('description') },
    moreDetails: before.moreDetails,
  };
}
