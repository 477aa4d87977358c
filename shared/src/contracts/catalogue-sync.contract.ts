import { z } from 'zod';
import { answerOf, Id } from './answer.contract.js';
import { CategoryReference } from './category.contract.js';
import { Product, ProductSummary } from './product.contract.js';

/** How a device keeps a copy of the catalogue: an addition of ours. */
export const catalogueSyncPaths = {
  changes: '/api/catalogue/changes',
  details: '/api/catalogue/details',
} as const;

/** Products in one slice when nothing else is asked for: parsed and written within a frame or two on a slow phone. */
export const PRODUCTS_A_SLICE = 250;

/**
 * What a device has: `since`, the revision it is at (0: nothing), of the catalogue named `epoch`; `cursor`, when it
 * goes on with an earlier answer.
 */
export const CatalogueChangesQuery = z
  .object({
    since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    epoch: Id.optional(),
    cursor: z
      .string()
      .regex(/^\d{1,15}\.\d{1,15}\.[0-9a-f]{24}$/, 'is not a cursor')
      .optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(PRODUCTS_A_SLICE),
  })
  .meta({ id: 'CatalogueChangesQuery' });
export type CatalogueChangesQuery = z.infer<typeof CatalogueChangesQuery>;

/** A product as a device keeps it: a card's, with the ids of its categories, whose names come once. */
export const SyncedProduct = ProductSummary.omit({ category: true, subCategory: true })
  .extend({ categoryIds: z.array(Id), subCategoryIds: z.array(Id) })
  .meta({ id: 'SyncedProduct' });
export type SyncedProduct = z.infer<typeof SyncedProduct>;

/** A category, or with `categoryIds` a subcategory. */
export const SyncedCategory = CategoryReference.extend({
  image: z.string(),
  sizeGuide: z.string().optional(),
}).meta({ id: 'SyncedCategory' });
export type SyncedCategory = z.infer<typeof SyncedCategory>;
export const SyncedSubcategory = SyncedCategory.extend({ categoryIds: z.array(Id) }).meta({
  id: 'SyncedSubcategory',
});
export type SyncedSubcategory = z.infer<typeof SyncedSubcategory>;

/** One slice of what changed. */
export const CatalogueChanges = z.object({
  /** Names this catalogue: revisions of another one (a database made anew) mean nothing here. */
  epoch: Id,
  /** Where the device is once it has taken the last slice. */
  revision: z.number().int().min(0),
  /** What the device has is of another catalogue: it forgets it, and takes this from the beginning. */
  reset: z.boolean(),
  /** Asks for the next slice; null after the last one. */
  cursor: z.string().nullable(),
  /** How many products the catalogue has: what a full copy comes to. */
  productCount: z.number().int().min(0),
  products: z.array(SyncedProduct),
  /** These come with the first slice. */
  categories: z.array(SyncedCategory),
  subcategories: z.array(SyncedSubcategory),
  deleted: z.object({ products: z.array(Id), categories: z.array(Id), subcategories: z.array(Id) }),
});
export type CatalogueChanges = z.infer<typeof CatalogueChanges>;

export const CatalogueChangesAnswer = answerOf(CatalogueChanges).meta({ id: 'CatalogueChangesAnswer' });
export type CatalogueChangesAnswer = z.infer<typeof CatalogueChangesAnswer>;

/** How many products' details are asked for in one call at most. */
export const MAX_DETAILS = 50;

/** Whose details: ids with commas between them. */
export const CatalogueDetailsQuery = z
  .object({
    ids: z
      .string()
      .max(MAX_DETAILS * 25)
      .transform((ids) => ids.split(','))
      .pipe(z.array(Id).min(1).max(MAX_DETAILS)),
  })
  .meta({ id: 'CatalogueDetailsQuery' });
export type CatalogueDetailsQuery = z.infer<typeof CatalogueDetailsQuery>;

/** The whole products, in the order asked for; those that are gone are left out. */
export const CatalogueDetailsAnswer = answerOf(z.array(Product)).meta({ id: 'CatalogueDetailsAnswer' });
export type CatalogueDetailsAnswer = z.infer<typeof CatalogueDetailsAnswer>;
