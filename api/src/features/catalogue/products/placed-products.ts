import { HeldProduct, ProductNumbers } from './held-product.js';
import { NewestFirst } from './newest-first.js';
import { type Placed, SharedParts } from './placed-product.js';

const NONE: readonly Placed[] = [];

/** The published products of a process by their listings, newest first. A sale or a review costs one product, and moves it in no list. */
export class PlacedProducts {
  private readonly shared = new SharedParts();
  private readonly numbers = new ProductNumbers();
  private readonly byId = new Map<string, HeldProduct>();
  private everything = new NewestFirst();
  private readonly byListing = new Map<string, NewestFirst>();

  get(id: string): Placed | undefined {
    return this.byId.get(id);
  }

  values(): Iterable<Placed> {
    return this.byId.values();
  }

  /** Takes a product in, new or changed. */
  put(found: Placed): void {
    const { product, listingIds } = this.shared.placed(found);
    const { _id, createdAt } = product;
    const known = this.byId.get(_id);
    // Equal lists of ids are one list.
    if (known && known.listingIds === listingIds && known.createdAt === createdAt) {
      known.change(product);
      return;
    }
    this.remove(_id);
    const placed = new HeldProduct(this.numbers, this.numbers.take(), product, listingIds);
    this.byId.set(_id, placed);
    this.everything.add(placed);
    for (const listingId of new Set(placed.listingIds)) this.listed(listingId).add(placed);
  }

  remove(id: string): void {
    const placed = this.byId.get(id);
    if (!placed) return;
    this.byId.delete(id);
    this.everything.remove(placed);
    for (const listingId of new Set(placed.listingIds)) {
      const list = this.listed(listingId);
      list.remove(placed);
      if (list.size === 0) this.byListing.delete(listingId);
    }
    placed.leave();
  }

  clear(): void {
    this.numbers.clear();
    this.byId.clear();
    this.byListing.clear();
    this.everything = new NewestFirst();
  }

  /** All products, newest first. */
  all(): readonly Placed[] {
    return this.everything.all();
  }

  /**
   * The products of a category or subcategory, newest first.
   * @param withinId only those that stand in this category too
   */
  of(listingId: string, withinId?: string): readonly Placed[] {
    const list = this.byListing.get(listingId);
    if (!list) return NONE;
    return withinId === undefined ? list.all() : list.alsoIn(withinId);
  }

  private listed(listingId: string): NewestFirst {
    const known = this.byListing.get(listingId);
    if (known) return known;
    const list = new NewestFirst();
    this.byListing.set(listingId, list);
    return list;
  }
}
