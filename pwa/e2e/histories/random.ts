/** Chance that can be repeated: the same seed gives the same throws. */
export class Random {
  constructor(private state: number) {}

  /** A whole number from 0 up to, not including, `most`. */
  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  oneOf<Side>(sides: readonly Side[]): Side {
    return sides[this.below(sides.length)] as Side;
  }

  /** Mulberry32. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
