import type { Variant } from '@jhola/shared/contracts/product.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { ForSale, VariantForSale } from './stock-line.js';

/** Variants to choose from as they travel: each with the price (rupees) and the pieces that it sells with. */
export const toChoices = (variants: readonly VariantForSale[]): Variant[] =>
  variants.map(({ _id, name, pricePaise, stock }) => ({ _id, name, price: toRupees(pricePaise), stock }));

/** The refusal of a choice that names no variant although one must be named; it tells which there are. */
export function variantRequired({ productId, name, variants = [] }: ForSale): ShopError {
  return new ShopError('variant.required', { productId, name, choices: toChoices(variants) });
}
