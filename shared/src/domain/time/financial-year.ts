import { indiaDate, indiaDay } from './india-time.js';

/** April: the month in which India's financial year begins. */
const FIRST_MONTH = 4;

/**
 * The financial year of India in which a moment lies, from 1 April to 31 March by India's clock: `2026-27`
 * (docs/product.md#invoice-numbers).
 */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indiaDate(indiaDay(moment)).split('-').map(Number);
  const begins = month >= FIRST_MONTH ? year : year - 1;
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`;
}
