/** The PIN codes from the first to the last, both included. */
export type PincodeRange = readonly [first: number, last: number];

const FORMS = /^(?:([1-9]\d{5})(?:-([1-9]\d{5}))?|((?:[1-9]\d{0,4})?)\*)$/;

/**
 * What an owner writes of PIN codes (docs/product.md#delivery-areas): `560001` is one, `560001-560099` are all from the first to
 * the last, `5600*` all that begin so, `*` all.
 * @returns undefined for what is none of these, and where the end comes before the start
 */
export function pincodeRange(written: string): PincodeRange | undefined {
  const [, one, last, beginning] = FORMS.exec(written.replace(/\s+/g, '')) ?? [];
  if (one !== undefined) {
    const range = [Number(one), Number(last ?? one)] as const;
    return range[0] <= range[1] ? range : undefined;
  }
  if (beginning === '') return [100_000, 999_999];
  if (beginning === undefined) return undefined;
  return [Number(beginning.padEnd(6, '0')), Number(beginning.padEnd(6, '9'))];
}

/** Where the entries of a list name a PIN code that one before them names, too. */
export function repeatedEntries(written: readonly string[]): number[] {
  const ranges = written
    .flatMap((text, index) => {
      const range = pincodeRange(text);
      return range ? [{ range, index }] : [];
    })
    .sort((one, other) => one.range[0] - other.range[0] || one.index - other.index);
  const repeated = new Set<number>();
  let widest = ranges[0];
  for (const each of ranges.slice(1)) {
    if (!widest) break;
    if (each.range[0] <= widest.range[1]) repeated.add(Math.max(each.index, widest.index));
    if (each.range[1] > widest.range[1]) widest = each;
  }
  return [...repeated].sort((one, other) => one - other);
}
