import { z } from 'zod';
import { answerOf, Id } from './answer.contract.js';
import {
  CatalogueName,
  CatalogueNameHindi,
  CategoryIdIn,
  CategoryReference,
  ImageAddress,
} from './category.contract.js';

/** The paths of docs/product.md#subcategory-calls. Listing is a POST. */
export const subcategoryPaths = {
  create: '/api/subcategory/create',
  get: '/api/subcategory/get',
  update: '/api/subcategory/update',
  delete: '/api/subcategory/delete',
} as const;

const fields = {
  name: CatalogueName,
  nameHindi: CatalogueNameHindi,
  image: ImageAddress,
  category: z
    .array(CategoryIdIn)
    .min(1)
    .max(20)
    .transform((ids) => [...new Set(ids)]),
};

export const CreateSubcategoryRequest = z.object(fields).meta({ id: 'CreateSubcategoryRequest' });
export type CreateSubcategoryRequest = z.infer<typeof CreateSubcategoryRequest>;

export const UpdateSubcategoryRequest = z
  .object({ _id: Id, ...fields })
  .meta({ id: 'UpdateSubcategoryRequest' });
export type UpdateSubcategoryRequest = z.infer<typeof UpdateSubcategoryRequest>;

/** Deletes a subcategory. Products stand in the way, unless `moveTo` names the subcategory that they move to. */
export const DeleteSubcategoryRequest = z
  .object({ _id: Id, moveTo: Id.optional() })
  .meta({ id: 'DeleteSubcategoryRequest' });
export type DeleteSubcategoryRequest = z.infer<typeof DeleteSubcategoryRequest>;

/** A subcategory (docs/product.md#subcategory-fields); it may belong to several categories. */
export const Subcategory = z
  .object({
    _id: Id,
    name: z.string(),
    nameHindi: z.string().optional(),
    image: z.string(),
    category: z.array(CategoryReference),
  })
  .meta({ id: 'Subcategory' });
export type Subcategory = z.infer<typeof Subcategory>;

export const SubcategoryAnswer = answerOf(Subcategory).meta({ id: 'SubcategoryAnswer' });
export type SubcategoryAnswer = z.infer<typeof SubcategoryAnswer>;
export const SubcategoryListAnswer = answerOf(z.array(Subcategory)).meta({ id: 'SubcategoryListAnswer' });
export type SubcategoryListAnswer = z.infer<typeof SubcategoryListAnswer>;
