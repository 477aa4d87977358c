import { z } from 'zod';
import { FILTER_LIMITS, SORT_ORDERS } from './product-filter-limits.js';

const wholeRupees = z.number().int().min(0).max(FILTER_LIMITS.rupees);

/** What is chosen of a list of choices, each compared without regard to case and to spaces around and between words. */
const choices = z
  .array(
    z
      .string()
      .max(FILTER_LIMITS.value)
      .transform((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
      .pipe(z.string().min(1)),
  )
  .max(FILTER_LIMITS.choices)
  .default([]);

/** What a shopper narrows a listing or a search down to (docs/product.md#listing-filters); an addition of ours. */
export const ProductFilters = z
  .strictObject({
    /** Stands in the name, whatever its case. */
    search: z.string().max(FILTER_LIMITS.search).default(''),
    /** What is to be paid, in whole rupees; both ends included. */
    min: wholeRupees.optional(),
    max: wholeRupees.optional(),
    brands: choices,
    /** Packs or sizes: `500g`, `2 pieces`, `xl`, as the facets name them. */
    packs: choices,
    /** At least so many percent. */
    discount: z.number().int().min(1).max(FILTER_LIMITS.discount).optional(),
    /** At least so many stars. */
    rating: z.number().int().min(1).max(FILTER_LIMITS.rating).optional(),
    inStockOnly: z.boolean().default(false),
    sort: z.enum(SORT_ORDERS).optional(),
  })
  .meta({ id: 'ProductFilters' });
export type ProductFilters = z.infer<typeof ProductFilters>;

/** A brand, or a pack or size, that can be chosen: how it is named in a filter, how it is written, and what it would leave. */
export const FacetValue = z
  .object({ value: z.string(), label: z.string(), count: z.number().int().min(0) })
  .meta({ id: 'FacetValue' });
export type FacetValue = z.infer<typeof FacetValue>;

/** A lower limit that can be chosen, and what it would leave. */
export const FacetStep = z
  .object({ atLeast: z.number().int(), count: z.number().int().min(0) })
  .meta({ id: 'FacetStep' });
export type FacetStep = z.infer<typeof FacetStep>;

/**
 * What can be chosen. Each count says how many products would be left if just that were chosen of its kind, beside what is
 * chosen of the other kinds.
 */
export const ProductFacets = z
  .object({
    brands: z.array(FacetValue),
    packs: z.array(FacetValue),
    discounts: z.array(FacetStep),
    ratings: z.array(FacetStep),
    inStock: z.number().int().min(0),
    /** The lowest and highest price to be paid, in whole rupees that include them; null where nothing is left. */
    price: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  })
  .meta({ id: 'ProductFacets' });
export type ProductFacets = z.infer<typeof ProductFacets>;

/** How a list is asked for with filters: without them all of it, in its own order. */
export const filterFields = {
  /** An addition of ours. */
  filters: ProductFilters.optional(),
  /** An addition of ours: whether the answer says what can be chosen. */
  facets: z.boolean().optional(),
};
