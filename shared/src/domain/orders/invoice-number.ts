/** As many characters a number may have by rule 46 of the CGST Rules. */
export const MAX_INVOICE_NUMBER_LENGTH = 16;
const DIGITS = 6;

/**
 * The number of an invoice: its financial year and its place in that year's series, `2026-27/000001`
 * (docs/product.md#invoice-numbers).
 * @param place from 1 on
 * @throws RangeError when it would be longer than the law allows, after 99,999,999 in one year
 */
export function invoiceNumber(year: string, place: number): string {
  const number = `${year}/${String(place).padStart(DIGITS, '0')}`;
  if (number.length > MAX_INVOICE_NUMBER_LENGTH) throw new RangeError(`${number} is too long`);
  return number;
}
