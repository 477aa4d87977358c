/** From here on a discount is shown in red with a pulse, below in green. Specification, section 9. */
const GREAT_DISCOUNT = 50;

/** The badge '{n}% OFF' of a product; nothing without a discount. */
export function discountBadge(discount: number): { text: string; great: boolean } | undefined {
  if (discount <= 0) return undefined;
  // Imported discounts may be fractions of a percent; a badge that promises more than is given would be a lie.
  const shown = discount < 1 ? Math.floor(discount * 10) / 10 : Math.floor(discount);
  return shown > 0 ? { text: `${shown}% OFF`, great: discount >= GREAT_DISCOUNT } : undefined;
}
