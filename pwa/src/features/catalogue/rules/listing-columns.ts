import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { payableRupees } from './payable';

/** The orders of docs/product.md#listing-filters. */
export const SORT_ORDERS = ['lowToHigh', 'highToLow', 'newest', 'oldest'] as const;
export type Sort = (typeof SORT_ORDERS)[number];

/** What a listing is filtered and sorted by, read from its products once; each by a product's index. */
export interface ListingColumns {
  /** In small letters. */
  readonly names: readonly string[];
  /** What is to be paid, in rupees. */
  readonly rupees: readonly number[];
  readonly inStock: readonly boolean[];
  /** All indexes in an order: the list's own without one. */
  readonly inOrder: (sort: Sort | undefined) => readonly number[];
}

const known = new WeakMap<readonly ProductSummary[], ListingColumns>();

/** The columns of a list that does not change any more, kept as long as the list is. */
export function columnsOf(products: readonly ProductSummary[]): ListingColumns {
  const columns = known.get(products) ?? read(products);
  known.set(products, columns);
  return columns;
}

function read(products: readonly ProductSummary[]): ListingColumns {
  const rupees = products.map(payableRupees);
  const own = products.map((_, index) => index);
  /** By which number each order goes, and whether the largest comes first. */
  const orders: Record<Sort, readonly [() => readonly number[], 1 | -1]> = {
    lowToHigh: [() => rupees, 1],
    highToLow: [() => rupees, -1],
    newest: [() => products.map(({ createdAt }) => Date.parse(createdAt)), -1],
    oldest: [() => products.map(({ createdAt }) => Date.parse(createdAt)), 1],
  };
  const sorted = new Map<Sort, readonly number[]>();
  const inOrder = (sort: Sort | undefined): readonly number[] => {
    if (!sort) return own;
    const before = sorted.get(sort);
    if (before) return before;
    const [numbers, sign] = [orders[sort][0](), orders[sort][1]];
    const indexes = [...own].sort((one, other) => sign * ((numbers[one] ?? 0) - (numbers[other] ?? 0)));
    sorted.set(sort, indexes);
    return indexes;
  };
  return {
    names: products.map(({ name }) => name.toLowerCase()),
    rupees,
    inStock: products.map(({ inStock, stock }) => inStock || stock > 0),
    inOrder,
  };
}
