import { toPaise } from '../money/money.js';

/**
 * What is missing until a cart can be ordered (docs/product.md#minimum-order), in whole paise; 0 where nothing is.
 * @param itemsPaise the items after their discounts, without the delivery
 * @param minimum in whole rupees; null or undefined for a shop without one
 */
export const missingForMinimum = (itemsPaise: number, minimum: number | null | undefined): number =>
  Math.max(0, toPaise(minimum ?? 0) - itemsPaise);
