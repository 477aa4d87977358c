// Apart from the schemas, so that forms can say what is wrong without loading zod.

/**
 * Whether this is a barcode: a GTIN of 8, 12, 13 or 14 digits, the last of which fits the others (GS1 General Specifications, 7.9;
 * docs/product.md#product-codes).
 */
export const isBarcode = (digits: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(digits) && weightedSum(digits) % 10 === 0;

/** From the last digit on, each counted once and three times alternately. */
const weightedSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);

/** Whether this has the form of an HSN code, which says how a product is taxed: 4, 6 or 8 digits. */
export const isHsn = (digits: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(digits);
