import { FILTER_LIMITS } from '../../contracts/product-filter-limits.js';

/** The extra field that is a product's brand: imports write it, and the owner's form. */
export const BRAND_FIELD = 'Brand';

/**
 * The brand of a product (docs/product.md#listing-filters).
 * @param moreDetails its extra fields
 * @returns `undefined` where it has none, or one that is longer than a filter can be
 */
export function brandOf(moreDetails: { readonly [BRAND_FIELD]?: string | undefined }): string | undefined {
  const brand = moreDetails[BRAND_FIELD]?.trim().replace(/\s+/g, ' ') ?? '';
  return brand === '' || brand.length > FILTER_LIMITS.value ? undefined : brand;
}
