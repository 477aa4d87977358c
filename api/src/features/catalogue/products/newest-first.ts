import type { Placed } from './placed-product.js';

/** How many products may come and go before they are brought into the order: few enough to be sorted in between. */
const MAX_WAITING = 4096;

/** The order of every list: newest first, ties by id. */
const inOrder = ({ product: one }: Placed, { product: other }: Placed): number =>
  other.createdAt - one.createdAt || (one._id < other._id ? -1 : 1);

/**
 * The products of one list, newest first. What came and went is merged into the order when the list is asked for: while an import
 * adds to a list of a hundred thousand products, nothing sorts them anew.
 */
export class NewestFirst {
  private ordered: readonly Placed[] = [];
  private came: Placed[] = [];
  private readonly gone = new Set<Placed>();
  /** Of the ordered ones those that stand in another list too. */
  private readonly within = new Map<string, readonly Placed[]>();

  /** Adds a product that is not in the list. */
  add(held: Placed): void {
    this.came.push(held);
    this.changed();
  }

  /** Takes a product out that is in the list. */
  remove(held: Placed): void {
    this.gone.add(held);
    this.changed();
  }

  get size(): number {
    return this.ordered.length + this.came.length - this.gone.size;
  }

  /** All of them; a list that was given stays as it is. */
  all(): readonly Placed[] {
    if (this.came.length + this.gone.size > 0) this.bringIn();
    return this.ordered;
  }

  /** Those that stand in another list too. */
  alsoIn(listingId: string): readonly Placed[] {
    const all = this.all();
    const known = this.within.get(listingId);
    if (known) return known;
    const both = all.filter(({ listingIds }) => listingIds.includes(listingId));
    const list = both.length === all.length ? all : both;
    this.within.set(listingId, list);
    return list;
  }

  private changed(): void {
    if (this.within.size > 0) this.within.clear();
    if (this.came.length + this.gone.size >= MAX_WAITING) this.bringIn();
  }

  private bringIn(): void {
    const { ordered, came, gone } = this;
    const isHere = (held: Placed) => !gone.has(held);
    const before = gone.size > 0 ? ordered.filter(isHere) : ordered;
    const added = gone.size > 0 ? came.filter(isHere) : came;
    this.ordered = merged(before, added.sort(inOrder));
    this.came = [];
    if (gone.size > 0) gone.clear();
  }
}

function merged(some: readonly Placed[], others: readonly Placed[]): readonly Placed[] {
  if (others.length === 0) return some;
  const all: Placed[] = [];
  let at = 0;
  for (const other of others) {
    while (at < some.length && inOrder(some[at] as Placed, other) < 0) all.push(some[at++] as Placed);
    all.push(other);
  }
  // What came is mostly newer than all before.
  return at === 0 ? all.concat(some) : all.concat(some.slice(at));
}
