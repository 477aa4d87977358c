import type { Postings } from './postings.js';

/** A word that was looked for: what stands for it above the bits of its products' entries, and the products that have it. */
export interface LookedFor {
  readonly entry: number;
  readonly postings: Postings;
}

/** Which words some products have. */
export interface FoundWords {
  /** Where the entries of each product begin, and behind the last of them all end. */
  readonly starts: Uint32Array;
  /** What stands for a word, with the fields that have it. */
  readonly entries: Uint32Array;
}

/**
 * Collects word by word which words some products have, to be read product by product.
 * @param numbers of the products, lowest first
 */
export function foundWords(numbers: Uint32Array, words: readonly LookedFor[]): FoundWords {
  const most = words.reduce((sum, { postings }) => sum + Math.min(postings.size, numbers.length), 0);
  const [places, found] = [new Uint32Array(most), new Uint32Array(most)];
  const starts = new Uint32Array(numbers.length + 1);
  const count = (at: number, more: number): number => {
    const before = starts[at] as number;
    starts[at] = before + more;
    return before;
  };
  let length = 0;
  for (const { entry, postings } of words)
    postings.forEachOf(numbers, (at, fields) => {
      places[length] = at;
      found[length] = entry | fields;
      length += 1;
      // Each counts with the product behind it; summed up, that is where it begins.
      count(at + 1, 1);
    });
  for (let at = 1; at < starts.length; at += 1) count(at, starts[at - 1] as number);
  const entries = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) entries[count(places[at] as number, 1)] = found[at] as number;
  // Each start has moved to the end of its product, where the next begins.
  starts.copyWithin(1, 0);
  starts[0] = 0;
  return { starts, entries };
}
