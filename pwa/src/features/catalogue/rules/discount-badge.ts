/** From here on a discount is shown in red with a pulse, below in green (docs/product.md#discount-badge). */
const GREAT_DISCOUNT = 50;

/** What the badge of a product says. */
export interface DiscountShown {
  /** As the badge says it: whole, or with one decimal below 1. */
  readonly percent: number;
  /** Shown in red with a pulse. */
  readonly great: boolean;
}

/**
 * What the badge '{n}% OFF' of a product says; nothing without a discount.
 * @param discount in percent
 */
export function discountBadge(discount: number): DiscountShown | undefined {
  if (discount <= 0) return undefined;
  // Imported discounts may be fractions of a percent; a badge that promises more than is given would be a lie.
  const percent = discount < 1 ? Math.floor(discount * 10) / 10 : Math.floor(discount);
  return percent > 0 ? { percent, great: discount >= GREAT_DISCOUNT } : undefined;
}
