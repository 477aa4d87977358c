import type { ProductFilters } from '../../contracts/product-filters.contract.js';
import { firstOf, isQuickerPicked } from '../search/first-of.js';
import type { FilterableProduct } from './filterable-product.js';

type SortOrder = NonNullable<ProductFilters['sort']>;

const orders: Readonly<Record<SortOrder, (one: FilterableProduct, other: FilterableProduct) => number>> = {
  lowToHigh: (one, other) => one.cardPaise - other.cardPaise,
  highToLow: (one, other) => other.cardPaise - one.cardPaise,
  // Of equally many stars the ones that more shoppers gave; what nobody has rated comes last.
  rating: (one, other) => other.rating - one.rating || other.reviews - one.reviews,
  discount: (one, other) => other.discount - one.discount,
  newest: (one, other) => other.createdAt - one.createdAt,
  oldest: (one, other) => one.createdAt - other.createdAt,
};

/**
 * Some products of a list in an order; where that says nothing, as they stand in the list.
 * @param kept where they stand in the list, in the list's order
 * @param sort without one the list's own order: newest first, or the best match first
 * @param max how many of the first are wanted; all of them when absent
 */
export function sortProducts(
  products: readonly FilterableProduct[],
  kept: readonly number[],
  sort: SortOrder | undefined,
  max = kept.length,
): readonly number[] {
  if (!sort) return kept.slice(0, max);
  const compare = orders[sort];
  const order = (a: number, b: number): number => {
    const [one, other] = [products[a], products[b]];
    return (one && other ? compare(one, other) : 0) || a - b;
  };
  return isQuickerPicked(max, kept.length) ? firstOf(kept, max, order) : [...kept].sort(order).slice(0, max);
}
