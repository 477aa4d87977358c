/** A percent is exact to this many parts: six decimals. */
const PARTS_OF_A_PERCENT = 1_000_000n;
const PAISE_OF_A_RUPEE = 100n;

/**
 * What is taken off a price: the discount's percentage of it, rounded up (ceil) to whole rupees, never more than the
 * price itself (docs/product.md#discount-rule). Exact: computed in integers, so that 5.2 % of 250 rupees is 13 and not
 * 14.
 * @param pricePaise the price in whole paise
 * @param discountPercent 0 to 100, exact to six decimals
 * @returns the amount in whole paise
 */
export function discountAmountPaise(pricePaise: number, discountPercent: number): number {
  if (discountPercent <= 0 || pricePaise <= 0) return 0;
  const parts = BigInt(Math.round(discountPercent * Number(PARTS_OF_A_PERCENT)));
  const divisor = 100n * PARTS_OF_A_PERCENT * PAISE_OF_A_RUPEE;
  const rupees = (BigInt(pricePaise) * parts + divisor - 1n) / divisor;
  return Math.min(Number(rupees * PAISE_OF_A_RUPEE), pricePaise);
}

/**
 * The price after discount: price − ceil(price × discount / 100), in whole rupees off (docs/product.md#discount-rule).
 * @param pricePaise the price in whole paise
 * @param discountPercent 0 to 100, exact to six decimals
 * @returns whole paise, never below 0
 */
export function discountedPricePaise(pricePaise: number, discountPercent: number): number {
  return pricePaise - discountAmountPaise(pricePaise, discountPercent);
}
