import type { PlacedColumns } from './held-product.js';

/** How many products may come and go before they are brought into the order: few enough to be sorted in between. */
export const MAX_WAITING = 4096;

/** How many products may have come: what waits takes twice as much as what stands in the order. */
const MAX_CAME = 512;

/** The places of products in an order. */
export type Places = Uint32Array;

/**
 * The products of one list by their places, newest first. What came and went is merged into the order when the list is asked for: while an
 * import adds to a list of a hundred thousand products, nothing sorts them anew.
 */
export class NewestFirst {
  private ordered: Places = new Uint32Array();
  private came: number[] = [];
  private readonly gone = new Set<number>();
  /** Of the ordered ones those that stand in another list too. */
  private readonly within = new Map<string, Places>();

  constructor(private readonly columns: Pick<PlacedColumns, 'inOrder' | 'listingsOf'>) {}

  /** Adds a product that is not in the list; its place is no other's that has gone since `bringIn`. */
  add(place: number): void {
    this.came.push(place);
    this.changed();
  }

  /** Takes a product out that is in the list. */
  remove(place: number): void {
    this.gone.add(place);
    this.changed();
  }

  get size(): number {
    return this.ordered.length + this.came.length - this.gone.size;
  }

  /** All of them; a list that was given stays as it is. */
  all(): Places {
    this.bringIn();
    return this.ordered;
  }

  /** Those that stand in another list too. */
  alsoIn(listingId: string): Places {
    const all = this.all();
    const known = this.within.get(listingId);
    if (known) return known;
    const both = all.filter((place) => this.columns.listingsOf(place).includes(listingId));
    const list = both.length === all.length ? all : both;
    this.within.set(listingId, list);
    return list;
  }

  /** Brings what came and went into the order. */
  bringIn(): void {
    const { ordered, came, gone } = this;
    if (came.length + gone.size === 0) return;
    const isHere = (place: number) => !gone.has(place);
    const before = gone.size > 0 ? ordered.filter(isHere) : ordered;
    const added = gone.size > 0 ? came.filter(isHere) : came;
    this.ordered = this.merged(before, added.sort(this.columns.inOrder));
    this.came = [];
    if (gone.size > 0) gone.clear();
  }

  private changed(): void {
    if (this.within.size > 0) this.within.clear();
    if (this.came.length >= MAX_CAME || this.gone.size >= MAX_WAITING) this.bringIn();
  }

  private merged(some: Places, others: readonly number[]): Places {
    if (others.length === 0) return some;
    const { inOrder } = this.columns;
    const all = new Uint32Array(some.length + others.length);
    let [at, next] = [0, 0];
    for (const other of others) {
      while (at < some.length && inOrder(some[at] as number, other) < 0) all[next++] = some[at++] as number;
      all[next++] = other;
    }
    // What came is mostly newer than all before.
    all.set(some.subarray(at), next);
    return all;
  }
}
