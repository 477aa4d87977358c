import { firstOf, isQuickerPicked } from './first-of.js';
import { inOrder, type Ranked } from './ranking.js';

/** The ids of products by their numbers. */
export interface FoundIds {
  readonly idOf: (number: number) => string;
  /** Below 0 where the id of one number stands before the other's. */
  readonly compareIds: (one: number, other: number) => number;
}

/**
 * The products that a search has found, best first, and among equals by their ids. Thousands may be equal and a page of them wanted: no more
 * of them are sorted than were asked for. Read it before anything is put into the index or removed: it has their numbers only.
 */
export class FoundProducts {
  private readonly numbers: Uint32Array;
  /** Where equals end. */
  private readonly ends: Uint32Array;
  /** So many of the first stand where they belong. */
  private placed = 0;
  /** The place in `ends` of the equals that come next. */
  private next = 0;

  /** @param found in any order */
  constructor(
    found: readonly Ranked[],
    private readonly ids: FoundIds,
  ) {
    this.numbers = new Uint32Array(found.length);
    const ends: number[] = [];
    let at = 0;
    for (const alike of inGroups(found)) {
      alike.sort(inOrder);
      for (const [place, ranked] of alike.entries()) {
        if (place > 0 && inOrder(alike[place - 1] as Ranked, ranked) !== 0) ends.push(at);
        this.numbers[at] = ranked.number;
        at += 1;
      }
      ends.push(at);
    }
    this.ends = Uint32Array.from(ends);
  }

  /** How many there are. */
  get length(): number {
    return this.numbers.length;
  }

  /** The ids of those from one place until before another; of all of them when absent. */
  slice(from = 0, until = this.length): string[] {
    this.place(Math.min(until, this.length));
    return Array.from(this.numbers.subarray(from, until), this.ids.idOf);
  }

  /** Brings so many of the first to where they belong. */
  private place(until: number): void {
    while (this.placed < until) {
      const end = this.ends[this.next] as number;
      const equals = this.numbers.subarray(this.placed, end);
      const wanted = until - this.placed;
      if (isQuickerPicked(wanted, equals.length)) {
        bringForward(equals, wanted, this.ids.compareIds);
        this.placed = until;
      } else {
        equals.sort(this.ids.compareIds);
        this.placed = end;
        this.next += 1;
      }
    }
  }
}

/** Those with the same `first` together, the best first: there are thousands of them, and a few groups. */
function inGroups(found: readonly Ranked[]): Ranked[][] {
  const groups = new Map<number, Ranked[]>();
  for (const ranked of found) {
    const group = groups.get(ranked.first);
    if (group) group.push(ranked);
    else groups.set(ranked.first, [ranked]);
  }
  return [...groups].sort(([one], [other]) => one - other).map(([, group]) => group);
}

function bringForward(
  numbers: Uint32Array,
  count: number,
  order: (one: number, other: number) => number,
): void {
  const first = firstOf(numbers, count, order);
  const picked = new Set(first);
  const others = numbers.filter((number) => !picked.has(number));
  numbers.set(first);
  numbers.set(others, count);
}
