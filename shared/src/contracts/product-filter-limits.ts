// Apart from the schemas, so that screens read filters from an address without loading zod.

/** The orders a list can be put into (docs/product.md#listing-filters); without one it has its own: newest first, or the best match first. */
export const SORT_ORDERS = ['lowToHigh', 'highToLow', 'rating', 'discount', 'newest', 'oldest'] as const;

/** How much a shopper can ask for in one request. */
export const FILTER_LIMITS = {
  /** Characters of a text that is looked for in names. */
  search: 100,
  /** Whole rupees. */
  rupees: 9_999_999,
  /** Brands, and packs or sizes, that are chosen together. */
  choices: 20,
  /** Characters of a brand or of a pack or size. */
  value: 80,
  /** Percent. */
  discount: 100,
  /** Stars. */
  rating: 5,
} as const;

/** How many choices are offered at most, those of most products first. What is chosen is always among them. */
export const MAX_OFFERED = { brands: 60, packs: 40 } as const;

/** The discounts that are offered, in percent, and the stars. */
export const DISCOUNT_STEPS = [10, 20, 30, 40, 50, 60, 70] as const;
export const RATING_STEPS = [4, 3, 2] as const;
