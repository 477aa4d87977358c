import { ImportColumns } from '@jhola/shared/contracts/catalogue-files.contract';
import { CatalogueName } from '@jhola/shared/contracts/category.contract';
import { z } from 'zod';

/** The names of a product's category and subcategory. */
export const CategoryNames = z.strictObject({ category: CatalogueName, subcategory: CatalogueName });
export type CategoryNames = z.infer<typeof CategoryNames>;

/** How a file's columns become products: a ready map, or a small JSON file of the same form. */
export const ColumnMap = z.strictObject({
  /** The type of list: keys of different types of lists are never compared. Never a file's name: files are renamed. */
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a short name of small letters, digits and hyphens')
    .optional(),
  columns: ImportColumns,
  /** The categories of products whose category path is empty, by a word of their name; the first match counts. */
  placeByWord: z.array(CategoryNames.extend({ words: z.array(z.string().min(2)).min(1) })).default([]),
  /** The category of all other products without one. */
  otherwise: CategoryNames.default({ category: 'Other Products', subcategory: 'Assorted' }),
});
export type ColumnMap = z.infer<typeof ColumnMap>;
