import { nameKey } from '../models/category.model.js';
import type { ProductRecord } from '../models/product.model.js';
import type { CategoryNames } from './column-map.js';
import { plainText } from './plain-text.js';

/** The source of files that the shop itself has written: their keys are the ids of its products. */
export const OWN_FILE = 'shop';

/** A cell of the shop's own file without the apostrophe that keeps spreadsheets from reading it as a formula. */
export const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

/** The names of all categories and subcategories that a product stands in. */
export interface ProductCategoryNames {
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
}

/**
 * Whether a product stands already where its row says, as far as the row says it: it may stand in no subcategory, or in
 * one of a category that it does not stand in itself.
 */
export function isInCategories(
  { category, subcategory }: CategoryNames,
  names: ProductCategoryNames,
): boolean {
  return isAmong(category, names.categories) && isAmong(subcategory, names.subcategories);
}

const isAmong = (name: string, names: readonly string[]): boolean =>
  name === '' || names.some((name) => nameKey(plainText(name)) === nameKey(name));

type ProductTexts = Pick<ProductRecord, 'name' | 'unit' | 'description' | 'moreDetails'>;

/** The fields of the shop's own file, but for what such a file tells less of than the shop knows: breaks in texts, the extra fields. */
export function withoutLoss<Fields extends ProductTexts>(before: ProductTexts, fields: Fields): Fields {
  const text = (field: 'name' | 'unit' | 'description') =>
    plainText(before[field]) === fields[field] ? before[field] : fields[field];
  return {
    ...fields,
    ...{ name: text('name'), unit: text('unit'), description: text('description') },
    moreDetails: before.moreDetails,
  };
}
