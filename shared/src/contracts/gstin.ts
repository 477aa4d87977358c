const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Whether this is a GSTIN, India's tax number of a seller: 15 characters, the state's code first, and a last one that fits
 * the others (docs/product.md#shop-settings).
 * @param number in capitals, without spaces
 */
export function isGstin(number: string): boolean {
  return SHAPE.test(number) && number.at(-1) === checkDigitOf(number.slice(0, -1));
}

/** The last character of a GSTIN by the first fourteen: base 36, every second one counted twice. */
function checkDigitOf(first: string): string | undefined {
  const sum = [...first].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36];
}
