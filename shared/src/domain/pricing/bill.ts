import { discountedPricePaise } from './discounted-price.js';

/** What the bill needs to know of one line: whole paise, percent, pieces. */
export interface BillLine {
  readonly pricePaise: number;
  readonly discount: number;
  readonly quantity: number;
}

/** What delivery costs, in whole paise; free where the items come to `freeFromPaise`. */
interface Delivery {
  readonly chargePaise: number;
  readonly freeFromPaise?: number;
}

/** Bill details (docs/product.md#bill), in whole paise. */
export interface Bill {
  /** Items total before discounts; shown struck through. */
  readonly originalPaise: number;
  /** Items total. */
  readonly itemsPaise: number;
  /** Delivery charge; 0 where it is free. */
  readonly deliveryPaise: number;
  /** What is to be paid: items and delivery. */
  readonly totalPaise: number;
  /** Your total savings. */
  readonly savingsPaise: number;
  /** Quantity total: the number of pieces. */
  readonly quantity: number;
}

const FREE: Delivery = { chargePaise: 0 };

/** A line's subtotal in whole paise: discounted price times quantity. */
export function lineTotalPaise(line: BillLine): number {
  return discountedPricePaise(line.pricePaise, line.discount) * line.quantity;
}

/**
 * The bill of some lines (docs/product.md#bill). Of nothing delivery costs nothing.
 * @param delivery what delivery costs where it goes; free unless given (docs/product.md#delivery-areas)
 */
export function billOf(lines: readonly BillLine[], delivery: Delivery = FREE): Bill {
  let originalPaise = 0;
  let itemsPaise = 0;
  let quantity = 0;
  for (const line of lines) {
    originalPaise += line.pricePaise * line.quantity;
    itemsPaise += lineTotalPaise(line);
    quantity += line.quantity;
  }
  const { chargePaise, freeFromPaise = Number.POSITIVE_INFINITY } = delivery;
  const deliveryPaise = quantity === 0 || itemsPaise >= freeFromPaise ? 0 : chargePaise;
  return {
    originalPaise,
    itemsPaise,
    deliveryPaise,
    totalPaise: itemsPaise + deliveryPaise,
    savingsPaise: originalPaise - itemsPaise,
    quantity,
  };
}
