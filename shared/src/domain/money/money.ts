const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const inWholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Rupees as they travel, with at most two decimals, to whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Whole paise to rupees with at most two decimals, as they travel. */
export function toRupees(paise: number): number {
  return Math.round(paise) / 100;
}

/**
 * Rupees as a shopper reads them: the rupee sign, Indian digit grouping, paise only where there are any
 * (docs/product.md#money-rules).
 */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? inWholeRupees : inRupees).format(rupees);
}

/** Rupees with two decimals always, as grand totals are shown (docs/product.md#money-rules). */
export function formatTotal(rupees: number): string {
  return inRupees.format(rupees);
}
