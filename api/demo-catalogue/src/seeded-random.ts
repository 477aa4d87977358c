/**
 * A small deterministic random source (mulberry32 over an FNV-1a hash of the seed): the same seed gives the same
 * catalogue and the same pictures on every machine and in every version of Node.
 */
export class SeededRandom {
  #state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.#state = hash >>> 0;
  }

  /** The next number, 0 ≤ n < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A number from `min` up to `max`. */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** True in about `share` (0..1) of the calls. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of the list; an empty list is a programming error and throws. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new Error('Cannot pick from an empty list.');
    return chosen;
  }

  /** `count` different members of the list (all of them when it is shorter), in a random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(this.int(0, left.length - 1), 1));
    return taken;
  }
}
