import type { ProductRecord } from '../models/product.model.js';
import { plainText } from './plain-text.js';

/** The source of files that the shop itself has written: their keys are the ids of its products. */
export const OWN_FILE = 'shop';

/** The id of a product of the shop, where a key of a file names one. */
export function ownId(importKey: string): string | undefined {
  return /^shop:([0-9a-f]{24})$/.exec(importKey)?.[1];
}

/** A cell of the shop's own file without the apostrophe that keeps spreadsheets from reading it as a formula. */
export const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

type Told = Pick<
  ProductRecord,
  'name' | 'unit' | 'description' | 'categoryIds' | 'subCategoryIds' | 'moreDetails'
>;

/**
 * The fields of the shop's own file, but for what such a file tells less of than the shop knows: breaks in texts,
 * further categories, the extra fields.
 */
export function withoutLoss<Fields extends Told>(before: Told, fields: Fields): Fields {
  const stands =
    before.categoryIds.some((id) => fields.categoryIds.some((told) => told.equals(id))) &&
    before.subCategoryIds.some((id) => fields.subCategoryIds.some((told) => told.equals(id)));
  const { categoryIds, subCategoryIds } = stands ? before : fields;
  const text = (field: 'name' | 'unit' | 'description') =>
    plainText(before[field]) === fields[field] ? before[field] : fields[field];
  return {
    ...fields,
    ...{ name: text('name'), unit: text('unit'), description: text('description') },
    ...{ categoryIds, subCategoryIds, moreDetails: before.moreDetails },
  };
}
