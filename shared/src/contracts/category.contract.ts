import { z } from 'zod';
import { answerOf, Id } from './answer.contract.js';
import { readSizeGuide } from './size-guide.js';

/** The paths of docs/product.md#category-calls. */
export const categoryPaths = {
  add: '/api/category/add-category',
  get: '/api/category/get',
  update: '/api/category/update',
  delete: '/api/category/delete',
} as const;

/** The name of a category or subcategory. */
export const CatalogueName = z.string().trim().min(1).max(80);

/**
 * The name in Hindi, an addition of ours (docs/product.md#hindi-names). An edit that leaves it out keeps what is stored; an
 * empty text clears it.
 */
export const CatalogueNameHindi = z.string().trim().max(80).optional();

/**
 * The address of a picture: a path on the shop's own origin, or an https address.
 * Other schemes (`javascript:`, `data:`) are refused.
 */
export const ImageAddress = z
  .string()
  .trim()
  .max(2048)
  .regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/, 'is not the address of a picture');

/** An addition of ours: a table of sizes as plain text (docs/product.md#size-guide); empty for none. */
export const SizeGuideText = z
  .string()
  .trim()
  .refine((text) => text === '' || readSizeGuide(text) !== undefined, 'is not a table of sizes');

export const AddCategoryRequest = z
  .object({
    name: CatalogueName,
    nameHindi: CatalogueNameHindi,
    image: ImageAddress,
    sizeGuide: SizeGuideText.optional(),
  })
  .meta({ id: 'AddCategoryRequest' });
export type AddCategoryRequest = z.infer<typeof AddCategoryRequest>;

/** A size guide that is left out stays as it is. */
export const UpdateCategoryRequest = z
  .object({
    _id: Id,
    name: CatalogueName,
    nameHindi: CatalogueNameHindi,
    image: ImageAddress,
    sizeGuide: SizeGuideText.optional(),
  })
  .meta({ id: 'UpdateCategoryRequest' });
export type UpdateCategoryRequest = z.infer<typeof UpdateCategoryRequest>;

export const DeleteByIdRequest = z.object({ _id: Id }).meta({ id: 'DeleteByIdRequest' });
export type DeleteByIdRequest = z.infer<typeof DeleteByIdRequest>;

/**
 * Deletes a category. Products stand in the way, unless `moveTo` names the category that they move to, together with the
 * subcategories.
 */
export const DeleteCategoryRequest = z
  .object({ _id: Id, moveTo: Id.optional() })
  .meta({ id: 'DeleteCategoryRequest' });
export type DeleteCategoryRequest = z.infer<typeof DeleteCategoryRequest>;

/** A category (docs/product.md#category-fields); `nameHindi` only where it has one, as everywhere. */
export const Category = z
  .object({
    _id: Id,
    name: z.string(),
    nameHindi: z.string().optional(),
    image: z.string(),
    sizeGuide: z.string().optional(),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

/** A category as subcategories and products carry it. */
export const CategoryReference = z
  .object({ _id: Id, name: z.string(), nameHindi: z.string().optional() })
  .meta({ id: 'CategoryReference' });
export type CategoryReference = z.infer<typeof CategoryReference>;

/** A category wherever one is sent: its id, or an object with its id. */
export const CategoryIdIn = z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)]);

export const CategoryAnswer = answerOf(Category).meta({ id: 'CategoryAnswer' });
export type CategoryAnswer = z.infer<typeof CategoryAnswer>;
export const CategoryListAnswer = answerOf(z.array(Category)).meta({ id: 'CategoryListAnswer' });
export type CategoryListAnswer = z.infer<typeof CategoryListAnswer>;
