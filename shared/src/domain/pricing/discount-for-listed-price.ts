import { discountedPricePaise } from './discounted-price.js';

/** The discount that makes a price cost what a list says. */
export interface DiscountForListedPrice {
  /** Percent, 0 to 100, exact to six decimals. */
  readonly discount: number;
  /**
   * `whole`: a whole percent gives the listed price; `fractional`: only a fraction of a percent does; `inexact`: none
   * does, because whole rupees are taken off and the difference has paise.
   */
  readonly kind: 'whole' | 'fractional' | 'inexact';
  /** What the shop will charge minus what the list says, in paise: at most half a rupee either way, 0 unless inexact. */
  readonly differencePaise: number;
}

const PARTS_OF_A_PERCENT = 1_000_000n;

/**
 * The discount by which the shop's rule (price − ceil(price × discount / 100), in whole rupees:
 * docs/product.md#discount-rule) charges what a price list names as the discounted price. Where that is impossible,
 * the discount that comes nearest; of two equally near, the one in the shopper's favour.
 * @param pricePaise the price before discount, whole paise, more than 0
 * @param listedPaise the discounted price of the list, whole paise, 0 to the price
 * @throws RangeError when the listed price is negative or higher than the price
 */
export function discountForListedPrice(pricePaise: number, listedPaise: number): DiscountForListedPrice {
  if (pricePaise <= 0 || listedPaise < 0 || listedPaise > pricePaise) {
    throw new RangeError(`A price of ${pricePaise} paise cannot be listed at ${listedPaise} paise.`);
  }
  // Half a rupee rounds up: the shopper pays the lower of two equally near prices.
  const rupeesOff = Math.round((pricePaise - listedPaise) / 100);
  // What is free takes off the paise of its price too.
  const discount = listedPaise === 0 ? 100 : discountOf(pricePaise, rupeesOff);
  const differencePaise = discountedPricePaise(pricePaise, discount) - listedPaise;
  if (differencePaise !== 0) return { discount, kind: 'inexact', differencePaise };
  return { discount, kind: Number.isInteger(discount) ? 'whole' : 'fractional', differencePaise };
}

/** The greatest percent that takes off this many rupees and no more: a whole one if there is any. */
function discountOf(pricePaise: number, rupeesOff: number): number {
  if (rupeesOff * 100 >= pricePaise) return 100;
  const parts = (BigInt(rupeesOff) * 10_000n * PARTS_OF_A_PERCENT) / BigInt(pricePaise);
  const whole = Number(parts / PARTS_OF_A_PERCENT);
  const taken = pricePaise - discountedPricePaise(pricePaise, whole);
  return taken === rupeesOff * 100 ? whole : Number(parts) / Number(PARTS_OF_A_PERCENT);
}
