import { inIndianGroups } from './indian-groups.js';

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
  return written(rupees, Number.isInteger(rupees) ? 0 : 2);
}

/** Rupees with two decimals always, as grand totals are shown (docs/product.md#money-rules). */
export function formatTotal(rupees: number): string {
  return written(rupees, 2);
}

function written(rupees: number, decimals: 0 | 2): string {
  const [whole = '', paise] = Math.abs(rupees).toFixed(decimals).split('.');
  return `${rupees < 0 ? '-' : ''}₹${inIndianGroups(whole)}${paise === undefined ? '' : `.${paise}`}`;
}
