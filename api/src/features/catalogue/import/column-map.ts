import { ImportColumns } from '@jhola/shared/contracts/catalogue-files.contract';
import { CatalogueName } from '@jhola/shared/contracts/category.contract';
import { z } from 'zod';

/** Where a product belongs. */
export const CategoryNames = z.strictObject({ category: CatalogueName, subcategory: CatalogueName });
export type CategoryNames = z.infer<typeof CategoryNames>;

/** How a file's columns become products: a ready map, or a small JSON file of the same form. */
export const ColumnMap = z.strictObject({
  /** Names the kind of list, so that its keys are not taken for those of another kind. Never a file's name: files are renamed. */
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a short name of small letters, digits and hyphens')
    .optional(),
  columns: ImportColumns,
  /** Where products go whose category path names no category, by a word of their name; the first that is found. */
  placeByWord: z.array(CategoryNames.extend({ words: z.array(z.string().min(2)).min(1) })).default([]),
  /** Where all others go that name no category. */
  otherwise: CategoryNames.default({ category: 'Other Products', subcategory: 'Assorted' }),
});
export type ColumnMap = z.infer<typeof ColumnMap>;
