/** How many bits of an entry say how its product has the word, the lowest ones; what it stands for is above them. */
export const HOW_BITS = 8;
const FIELDS = 1 << HOW_BITS;
const MASK = FIELDS - 1;
const GROWTH = 1.25;

/**
 * The products that have a word, by their numbers, each with the fields that have it: one small integer for each, in order. An
 * index of a hundred thousand products has over a million of them.
 */
export class Postings {
  private entries = new Uint32Array();
  private count = 0;

  /** What stands for a product in a list: its number, below 2 ** 24, and the fields of it that have the word. */
  static entryOf(number: number, fields: number): number {
    return number * FIELDS + fields;
  }

  /** The number of an entry of `entryOf`. */
  static numberOf(entry: number): number {
    return entry >>> HOW_BITS;
  }

  /** @param entries of `entryOf`, in any order */
  static of(entries: readonly number[]): Postings {
    const postings = new Postings();
    postings.entries = new Uint32Array(entries).sort();
    postings.count = entries.length;
    return postings;
  }

  /**
   * One small integer for each product.
   * @param placeOf what a product is written as in place of its number
   */
  written(placeOf: (number: number) => number): number[] {
    const written: number[] = [];
    this.forEach((number, fields) => {
      written.push(Postings.entryOf(placeOf(number), fields));
    });
    return written;
  }

  /** How many products have the word. */
  get size(): number {
    return this.count;
  }

  /**
   * Says that fields of a product have the word, beside those that are known to.
   * @param fields in bits, below 256
   */
  add(number: number, fields: number): void {
    const at = this.placeOf(number);
    if (this.isAt(at, number)) this.entries[at] = (this.entries[at] as number) | fields;
    else this.insert(at, Postings.entryOf(number, fields));
  }

  /** Says that a product no longer has the word. */
  delete(number: number): void {
    const at = this.placeOf(number);
    if (!this.isAt(at, number)) return;
    this.entries.copyWithin(at, at + 1, this.count);
    this.count -= 1;
  }

  /** Calls back for each product, lowest number first. A generator takes several times as long before it is compiled. */
  forEach(each: (number: number, fields: number) => void): void {
    const { entries, count } = this;
    for (let at = 0; at < count; at += 1) {
      const entry = entries[at] as number;
      each(entry >>> HOW_BITS, entry & MASK);
    }
  }

  /**
   * Calls back for each of some products that is here: for few of many, or many of few, in far fewer steps than there are.
   * @param numbers of the products, lowest first
   * @param each gets the product's place among them
   */
  forEachOf(numbers: Uint32Array, each: (at: number, fields: number) => void): void {
    const { entries, count } = this;
    let [at, own] = [0, 0];
    while (at < numbers.length && own < count) {
      const wanted = numbers[at] as number;
      const entry = entries[own] as number;
      const number = entry >>> HOW_BITS;
      if (number === wanted) {
        each(at, entry & MASK);
        at += 1;
        own += 1;
      } else if (number < wanted) own = placeAfter(entries, wanted * FIELDS, own, count);
      else at = placeAfter(numbers, number, at, numbers.length);
    }
  }

  /** The numbers of all products, lowest first. */
  numbers(): Uint32Array {
    return this.entries.subarray(0, this.count).map((entry) => entry >>> HOW_BITS);
  }

  private isAt(at: number, number: number): boolean {
    return at < this.count && (this.entries[at] as number) >>> HOW_BITS === number;
  }

  private insert(at: number, entry: number): void {
    if (this.count === this.entries.length) this.makeRoom();
    this.entries.copyWithin(at + 1, at, this.count);
    this.entries[at] = entry;
    this.count += 1;
  }

  private makeRoom(): void {
    const larger = new Uint32Array(Math.ceil((this.count + 1) * GROWTH));
    larger.set(this.entries);
    this.entries = larger;
  }

  /** Where the entry of a product stands, or belongs. */
  private placeOf(number: number): number {
    const wanted = number * FIELDS;
    const { entries, count } = this;
    // Products mostly come in the order of their numbers.
    if (count === 0 || (entries[count - 1] as number) < wanted) return count;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Where what is no less than `least` begins in an ascending list, behind a place where something less is: near by, found soon. */
function placeAfter(list: Uint32Array, least: number, less: number, end: number): number {
  let [low, step] = [less, 1];
  while (low + step < end && (list[low + step] as number) < least) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  low += 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
