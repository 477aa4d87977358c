import type { Variant } from '@jhola/shared/contracts/product.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { ForSale, VariantForSale } from './stock-line.js';

/** Variants to choose from in the contract's form: each with its price (rupees) and stock. */
export const toChoices = (variants: readonly VariantForSale[]): Variant[] =>
  variants.map(({ _id, name, pricePaise, stock }) => ({ _id, name, price: toRupees(pricePaise), stock }));

/** The refusal of a choice without the required variant; it lists the variants. */
export function variantRequired({ productId, name, variants = [] }: ForSale): ShopError {
  return new ShopError('variant.required', { productId, name, choices: toChoices(variants) });
}
