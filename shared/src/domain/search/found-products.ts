/** The products that a search has found, best first. Read it before anything is put into the index or removed: it has their numbers only. */
export class FoundProducts {
  /**
   * @param numbers of the products, best first
   * @param idOf the id of a number
   */
  constructor(
    private readonly numbers: Uint32Array,
    private readonly idOf: (number: number) => string,
  ) {}

  /** How many there are. */
  get length(): number {
    return this.numbers.length;
  }

  /** The ids of those from one place until before another; of all of them when absent. */
  slice(from?: number, until?: number): string[] {
    return Array.from(this.numbers.subarray(from, until), this.idOf);
  }
}
