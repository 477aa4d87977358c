import { formatRupees, toPaise, toRupees } from '../money/money.js';

/**
 * What is missing until a cart can be ordered (docs/product.md#minimum-order), in whole paise; 0 where nothing is.
 * @param itemsPaise the items after their discounts, without the delivery
 * @param minimum in whole rupees; null or undefined for a shop without one
 */
export const missingForMinimum = (itemsPaise: number, minimum: number | null | undefined): number =>
  Math.max(0, toPaise(minimum ?? 0) - itemsPaise);

/** A minimum that a cart does not reach, and what is missing: in rupees, as they are shown. */
export interface UnreachedMinimum {
  readonly minimum: string;
  readonly missing: string;
}

/**
 * What a cart lacks until it can be ordered, as it is shown; undefined where it lacks nothing.
 * @param itemsPaise the items after their discounts, without the delivery
 * @param minimum in whole rupees; null or undefined for a shop without one
 */
export function unreachedMinimum(
  itemsPaise: number,
  minimum: number | null | undefined,
): UnreachedMinimum | undefined {
  const missing = missingForMinimum(itemsPaise, minimum);
  if (missing === 0) return undefined;
  return { minimum: formatRupees(minimum ?? 0), missing: formatRupees(toRupees(missing)) };
}
