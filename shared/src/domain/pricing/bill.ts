import { discountedPricePaise } from './discounted-price.js';

/** What the bill needs to know of one line: whole paise, percent, pieces. */
export interface BillLine {
  readonly pricePaise: number;
  readonly discount: number;
  readonly quantity: number;
}

/** Bill details (docs/product.md#bill), in whole paise. */
export interface Bill {
  /** Items total before discounts; shown struck through. */
  readonly originalPaise: number;
  /** What is to be paid. */
  readonly totalPaise: number;
  /** Your total savings. */
  readonly savingsPaise: number;
  /** Quantity total: the number of pieces. */
  readonly quantity: number;
}

/** A line's subtotal in whole paise: discounted price times quantity. */
export function lineTotalPaise(line: BillLine): number {
  return discountedPricePaise(line.pricePaise, line.discount) * line.quantity;
}

/** The bill of some lines. Delivery is always free (docs/product.md#money-rules). */
export function billOf(lines: readonly BillLine[]): Bill {
  let originalPaise = 0;
  let totalPaise = 0;
  let quantity = 0;
  for (const line of lines) {
    originalPaise += line.pricePaise * line.quantity;
    totalPaise += lineTotalPaise(line);
    quantity += line.quantity;
  }
  return { originalPaise, totalPaise, savingsPaise: originalPaise - totalPaise, quantity };
}
