import { type DistinguishableVariant, requiresVariant } from './variant-choice.js';

/**
 * How many pieces one line of a product can have at most, whichever of its choices is taken. A product is in stock when
 * this is more than 0. A variant without a stock of its own sells from the product's; the product's own pieces alone
 * count for nothing where every variant has its own.
 * @param product its own pieces, and its variants
 */
export function piecesForSale(product: {
  readonly stock: number;
  readonly variants: readonly DistinguishableVariant[];
}): number {
  const { stock, variants } = product;
  if (!requiresVariant(variants)) return stock;
  return Math.max(...variants.map((variant) => variant.stock ?? stock));
}
