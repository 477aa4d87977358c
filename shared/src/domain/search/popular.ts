import { firstOf } from './first-of.js';
import type { NumberedProducts } from './numbered-products.js';
import type { ColumnProduct } from './product-columns.js';

/** Of five stars. */
const WELL_LIKED = 4;

/** The ids of the products that most shoppers have reviewed and can buy now, the best of them first; `max` at most. */
export function popularOf(products: NumberedProducts, max: number): string[] {
  const order = (one: ColumnProduct, other: ColumnProduct): number =>
    other.reviews - one.reviews || other.rating - one.rating || products.compareIds(one.number, other.number);
  return firstOf(products.offeredWith(WELL_LIKED), max, order).map(({ _id }) => _id);
}
