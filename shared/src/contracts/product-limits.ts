// Apart from the schemas, so that forms can tell a shopper or an owner what is possible without loading zod.

/** How many characters the texts of a product may have. */
export const PRODUCT_LENGTHS = {
  name: 300,
  unit: 60,
  sku: 60,
  description: 10_000,
  variantName: 80,
  fieldName: 60,
  fieldValue: 1000,
} as const;

/** The highest price a product may have, in rupees. */
export const MAX_RUPEES = 10_000_000;

/** The heaviest that a product may be, in grams. */
export const MAX_GRAMS = 1_000_000;

/** The most pieces of a product, or of a variant, that the shop can hold. */
export const MAX_PIECES = 1_000_000;

/** How many ids an administrator is answered of all products that are found: as many can be changed together. */
export const MAX_FOUND_PRODUCTS = 10_000;
