/** A product as an owner enters it: amounts as they are written, `1299.50` rupees and `12.345678` percent. */
export interface Priced {
  readonly price: string;
  readonly discount: string;
}

/**
 * What pieces cost, in paise: price − ceil(price × discount / 100), in whole rupees off, never below nothing
 * (docs/product.md#discount-rule). Worked out here digit by digit, with nothing of the shop's own arithmetic.
 */
export function costOf({ price, discount }: Priced, quantity: number): number {
  const paise = scaled(price, 2);
  // Paise times millionths of a percent: a rupee off is a hundred paise of a hundred million.
  const rupee = 100n * 100n * 1_000_000n;
  const share = paise * scaled(discount, 6);
  const rupeesOff = share / rupee + (share % rupee === 0n ? 0n : 1n);
  const left = paise - rupeesOff * 100n;
  return Number(left > 0n ? left : 0n) * quantity;
}

/** A decimal number as a whole one of so many places: `scaled('12.5', 2)` is 1250n. */
function scaled(decimal: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
