import { CatalogueName } from '@jhola/shared/contracts/category.contract';
import { z } from 'zod';

const columnName = z.string().trim().min(1).max(200);

/** The columns a file may have, by what they mean. Only name and price have to be there. */
const Columns = z.strictObject({
  /** What tells the products of the file apart and stays the same in the next file; name and unit where absent. */
  key: columnName.optional(),
  name: columnName,
  /** Put before the name where the name does not begin with it. */
  brand: columnName.optional(),
  /** Rupees before discount. */
  price: columnName,
  /** Rupees after discount. */
  listedPrice: columnName.optional(),
  /** Percent; read only without `listedPrice`. */
  discount: columnName.optional(),
  unit: columnName.optional(),
  stock: columnName.optional(),
  category: columnName.optional(),
  subcategory: columnName.optional(),
  /** A JSON list with one `Category >> Subcategory >> …`; in the place of `category` and `subcategory`. */
  categoryPath: columnName.optional(),
  description: columnName.optional(),
  /** Extra fields as text of a Ruby hash: `{"…"=>[{"key"=>"Colour", "value"=>"Red"}, …]}`. */
  specifications: columnName.optional(),
});

/** What a column of a file can mean to the shop. */
export type ColumnMeaning = keyof z.infer<typeof Columns>;

/** Where a product belongs. */
export const Place = z.strictObject({ category: CatalogueName, subcategory: CatalogueName });
export type Place = z.infer<typeof Place>;

/** How a file's columns become products: a ready map, or a small JSON file of the same form. */
export const ColumnMap = z.strictObject({
  /** Names the kind of file; products of two sources never mix, even where their keys are the same. */
  source: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be a short name of small letters, digits and hyphens'),
  columns: Columns,
  /** Where products go whose category path names no category, by a word of their name; the first that is found. */
  placeByWord: z.array(Place.extend({ words: z.array(z.string().min(2)).min(1) })).default([]),
  /** Where all others go that name no category. */
  otherwise: Place.default({ category: 'Other Products', subcategory: 'Assorted' }),
});
export type ColumnMap = z.infer<typeof ColumnMap>;

/** The meanings `--column` takes. */
export const columnMeanings: readonly string[] = Object.keys(Columns.shape);
