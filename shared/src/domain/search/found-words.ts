import type { Postings } from './postings.js';

/** Which words some products have, collected word by word and read product by product. */
export class FoundWords {
  /** The place of a product and what it has, in turns. */
  private readonly found: number[] = [];

  /** @param numbers of the products, lowest first */
  constructor(private readonly numbers: Uint32Array) {}

  /**
   * Adds a word.
   * @param entry stands for it; the fields that have it are added
   * @param postings the products that have it, these and others
   */
  add(entry: number, postings: Postings): void {
    const { numbers, found } = this;
    if (postings.size < numbers.length) {
      let at = 0;
      postings.forEach((number, fields) => {
        at = placeOf(numbers, number, at);
        if (numbers[at] === number) found.push(at, entry | fields);
      });
    } else
      for (let at = 0; at < numbers.length; at += 1) {
        const fields = postings.get(numbers[at] as number);
        if (fields !== undefined) found.push(at, entry | fields);
      }
  }

  /** The entries of the first product, then those of the second, and where each of them begin; behind the last, where all end. */
  byProduct(): { readonly starts: Uint32Array; readonly entries: Uint32Array } {
    const { numbers, found } = this;
    const starts = new Uint32Array(numbers.length + 1);
    const count = (at: number, more: number): number => {
      const before = starts[at] as number;
      starts[at] = before + more;
      return before;
    };
    // Each counts with the product behind it; summed up, that is where it begins.
    for (let at = 0; at < found.length; at += 2) count((found[at] as number) + 1, 1);
    for (let at = 1; at < starts.length; at += 1) count(at, starts[at - 1] as number);
    const entries = new Uint32Array(found.length / 2);
    for (let at = 0; at < found.length; at += 2)
      entries[count(found[at] as number, 1)] = found[at + 1] as number;
    // Each start has moved to the end of its product, where the next begins.
    starts.copyWithin(1, 0);
    starts[0] = 0;
    return { starts, entries };
  }
}

/** Where a number stands, or belongs; not before `low`. */
function placeOf(numbers: Uint32Array, number: number, low: number): number {
  let [from, to] = [low, numbers.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] as number) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
