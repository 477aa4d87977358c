import { type Placed, SharedParts } from './placed-product.js';

/** Where a product is listed, and how filters read it now. */
interface Held extends Omit<Placed, 'product'> {
  /** Replaced when a price, a number of pieces or a rating changes: that moves it in no list. */
  product: Placed['product'];
}

/** A list that was asked for: all of a listing, and of it what stands in another listing too. */
interface Ordered {
  readonly all: readonly Held[];
  readonly within: Map<string, readonly Held[]>;
}

/** Stands for the list of all products. */
const ALL = '';

/**
 * The published products of a process by their listings, newest first. Lists are ordered when they are first asked for, and
 * stay until a product comes or goes; a sale or a review costs one product.
 */
export class PlacedProducts {
  private readonly shared = new SharedParts();
  private readonly byId = new Map<string, Held>();
  private readonly idsOfListing = new Map<string, Set<string>>();
  private readonly ordered = new Map<string, Ordered>();

  get(id: string): Placed | undefined {
    return this.byId.get(id);
  }

  values(): Iterable<Placed> {
    return this.byId.values();
  }

  /** Takes a product in, new or changed. */
  put(found: Placed): void {
    const placed: Held = this.shared.placed(found);
    const { _id, createdAt } = placed.product;
    const known = this.byId.get(_id);
    // Equal lists of ids are one list.
    if (known && known.listingIds === placed.listingIds && known.product.createdAt === createdAt) {
      known.product = placed.product;
      return;
    }
    this.remove(_id);
    this.byId.set(_id, placed);
    for (const listingId of placed.listingIds) {
      const ids = this.idsOfListing.get(listingId) ?? new Set();
      this.idsOfListing.set(listingId, ids.add(_id));
    }
    this.forgetOrder(placed);
  }

  remove(id: string): void {
    const placed = this.byId.get(id);
    if (!placed) return;
    this.byId.delete(id);
    for (const listingId of placed.listingIds) this.idsOfListing.get(listingId)?.delete(id);
    this.forgetOrder(placed);
  }

  clear(): void {
    for (const known of [this.byId, this.idsOfListing, this.ordered]) known.clear();
  }

  /** All products, newest first. */
  all(): readonly Placed[] {
    return this.list(ALL).all;
  }

  /**
   * The products of a category or subcategory, newest first.
   * @param withinId only those that stand in this category too
   */
  of(listingId: string, withinId?: string): readonly Placed[] {
    const { all, within } = this.list(listingId);
    if (withinId === undefined) return all;
    const known = within.get(withinId);
    if (known) return known;
    const both = all.filter(({ listingIds }) => listingIds.includes(withinId));
    const list = both.length === all.length ? all : both;
    within.set(withinId, list);
    return list;
  }

  private list(listingId: string): Ordered {
    const known = this.ordered.get(listingId);
    if (known) return known;
    const ids = listingId === ALL ? this.byId.keys() : (this.idsOfListing.get(listingId) ?? []);
    const all = [...ids].flatMap((id) => this.byId.get(id) ?? []);
    all.sort(
      ({ product: one }, { product: other }) =>
        other.createdAt - one.createdAt || (one._id < other._id ? -1 : 1),
    );
    const list = { all, within: new Map<string, readonly Held[]>() };
    // Ids that nothing is listed under are not remembered: anyone could ask for any number of them.
    if (all.length > 0) this.ordered.set(listingId, list);
    return list;
  }

  private forgetOrder({ listingIds }: Placed): void {
    this.ordered.delete(ALL);
    for (const listingId of listingIds) this.ordered.delete(listingId);
  }
}
