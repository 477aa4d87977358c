import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { stockBeforeChoice } from './choice';

/** The products of a row: those that can be bought in their order, then those that are sold out in theirs. */
export function soldOutLast(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const soldOut = products.filter((product) => stockBeforeChoice(product) === 0);
  if (soldOut.length === 0) return products;
  return [...products.filter((product) => stockBeforeChoice(product) > 0), ...soldOut];
}
