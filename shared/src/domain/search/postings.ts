/** The fields of a number's entry stand in its lowest bits; the number itself stands above them. */
const BITS = 6;
const FIELDS = 1 << BITS;
const MASK = FIELDS - 1;

/**
 * The products that have a word, by their numbers, each with the fields that have it: one small integer for each, in order. An
 * index of a hundred thousand products has over a million of them.
 */
export class Postings {
  private entries: number[] = [];

  /**
   * As they were written.
   * @param entries of `written`, in any order; they become a part of it
   */
  static of(entries: number[]): Postings {
    const postings = new Postings();
    const rises = entries.every((entry, at) => at === 0 || (entries[at - 1] as number) < entry);
    postings.entries = rises ? entries : entries.sort((one, other) => one - other);
    return postings;
  }

  /**
   * One small integer for each product.
   * @param placeOf what a product is written as in place of its number
   */
  written(placeOf: (number: number) => number): number[] {
    return this.entries.map((entry) => placeOf(entry >>> BITS) * FIELDS + (entry & MASK));
  }

  /** How many products have the word. */
  get size(): number {
    return this.entries.length;
  }

  has(number: number): boolean {
    return this.get(number) !== undefined;
  }

  /** The fields of a product that have the word, in bits; undefined where none has. */
  get(number: number): number | undefined {
    const entry = this.entries[this.placeOf(number)];
    return entry !== undefined && entry >>> BITS === number ? entry & MASK : undefined;
  }

  /**
   * Says that fields of a product have the word, beside those that are known to.
   * @param fields in bits, below 64
   */
  add(number: number, fields: number): void {
    const at = this.placeOf(number);
    const entry = this.entries[at];
    if (entry !== undefined && entry >>> BITS === number) this.entries[at] = entry | fields;
    else this.entries.splice(at, 0, number * FIELDS + fields);
  }

  /** Says that a product no longer has the word. */
  delete(number: number): void {
    const at = this.placeOf(number);
    const entry = this.entries[at];
    if (entry !== undefined && entry >>> BITS === number) this.entries.splice(at, 1);
  }

  /** Calls back for each product, lowest number first. A generator takes several times as long before it is compiled. */
  forEach(each: (number: number, fields: number) => void): void {
    for (const entry of this.entries) each(entry >>> BITS, entry & MASK);
  }

  /** Where the entry of a product stands, or belongs. */
  private placeOf(number: number): number {
    const wanted = number * FIELDS;
    const { entries } = this;
    // Products mostly come in the order of their numbers.
    if (entries.length === 0 || (entries[entries.length - 1] as number) < wanted) return entries.length;
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
