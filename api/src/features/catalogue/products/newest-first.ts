import type { Placed } from './placed-product.js';

/** How many products may come and go before they are brought into the order: few enough to be sorted in between. */
const MAX_WAITING = 4096;

/** Where a product is listed, and how filters read it now. */
export interface Held extends Omit<Placed, 'product'> {
  /** Replaced when a price, a number of pieces or a rating changes: that moves it in no list. */
  product: Placed['product'];
}

/** The order of every list: newest first, ties by id. */
const inOrder = ({ product: one }: Held, { product: other }: Held): number =>
  other.createdAt - one.createdAt || (one._id < other._id ? -1 : 1);

/**
 * The products of one list, newest first. What came and went is merged into the order when the list is asked for: while an import
 * adds to a list of a hundred thousand products, nothing sorts them anew.
 */
export class NewestFirst {
  private ordered: readonly Held[] = [];
  private came: Held[] = [];
  private readonly gone = new Set<Held>();
  /** Of the ordered ones those that stand in another list too. */
  private readonly within = new Map<string, readonly Held[]>();

  /** Adds a product that is not in the list. */
  add(held: Held): void {
    this.came.push(held);
    this.changed();
  }

  /** Takes a product out that is in the list. */
  remove(held: Held): void {
    this.gone.add(held);
    this.changed();
  }

  get size(): number {
    return this.ordered.length + this.came.length - this.gone.size;
  }

  /** All of them; a list that was given stays as it is. */
  all(): readonly Held[] {
    if (this.came.length + this.gone.size > 0) this.bringIn();
    return this.ordered;
  }

  /** Those that stand in another list too. */
  alsoIn(listingId: string): readonly Held[] {
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
    const isHere = (held: Held) => !gone.has(held);
    const before = gone.size > 0 ? ordered.filter(isHere) : ordered;
    const added = gone.size > 0 ? came.filter(isHere) : came;
    this.ordered = merged(before, added.sort(inOrder));
    this.came = [];
    if (gone.size > 0) gone.clear();
  }
}

function merged(some: readonly Held[], others: readonly Held[]): readonly Held[] {
  if (others.length === 0) return some;
  const all: Held[] = [];
  let at = 0;
  for (const other of others) {
    while (at < some.length && inOrder(some[at] as Held, other) < 0) all.push(some[at++] as Held);
    all.push(other);
  }
  // What came is mostly newer than all before.
  return at === 0 ? all.concat(some) : all.concat(some.slice(at));
}
