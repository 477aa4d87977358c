import type { PackedTexts } from '../packed-texts/packed-texts.service.js';
import { HeldProduct, PlacedColumns } from './held-product.js';
import { MAX_WAITING, NewestFirst, type Places } from './newest-first.js';
import { type Placed, SharedParts } from './placed-product.js';

/** A list of products, in its order. Read it before others have their turn: a place is another product's once its own has gone. */
export interface PlacedList {
  readonly length: number;
  at(index: number): Placed;
  /** The products of the list as filters read them. */
  products(): HeldProduct[];
}

/** The published products of a process by their listings, newest first. A sale or a review costs one product, and moves it in no list. */
export class PlacedProducts {
  private readonly shared = new SharedParts();
  private columns: PlacedColumns;
  private everything: NewestFirst;
  private readonly byListing = new Map<string, NewestFirst>();
  private readonly free: number[] = [];
  /** Places of products that have gone, which lists may still have. */
  private left: number[] = [];

  constructor(private readonly texts: PackedTexts) {
    this.columns = new PlacedColumns(texts);
    this.everything = new NewestFirst(this.columns);
  }

  get(id: string): HeldProduct | undefined {
    const place = this.columns.ids.numberOf(id);
    return place === undefined ? undefined : new HeldProduct(this.columns, place);
  }

  *values(): Generator<Placed> {
    for (const place of this.columns.ids.numbers()) yield new HeldProduct(this.columns, place);
  }

  /** Takes a product in, new or changed. */
  put(found: Placed): void {
    const placed = this.shared.placed(found);
    const { product, listingIds } = placed;
    const { columns } = this;
    const known = columns.ids.numberOf(product._id);
    if (known !== undefined) {
      const held = new HeldProduct(columns, known);
      // Equal lists of ids are one list.
      if (held.listingIds === listingIds && held.createdAt === product.createdAt) {
        columns.change(known, product);
        return;
      }
      this.leave(known);
    }
    const place = this.free.pop() ?? columns.length;
    columns.add(place, placed);
    this.everything.add(place);
    for (const listingId of new Set(listingIds)) this.listed(listingId).add(place);
  }

  remove(id: string): void {
    const place = this.columns.ids.numberOf(id);
    if (place !== undefined) this.leave(place);
  }

  clear(): void {
    for (const place of [...this.columns.ids.numbers()]) this.columns.clear(place);
    this.columns = new PlacedColumns(this.texts);
    this.everything = new NewestFirst(this.columns);
    this.byListing.clear();
    this.free.length = 0;
    this.left = [];
  }

  /** All products, newest first. */
  all(): PlacedList {
    return this.listOf(this.everything.all());
  }

  /**
   * The products of a category or subcategory, newest first.
   * @param withinId only those that stand in this category too
   */
  of(listingId: string, withinId?: string): PlacedList {
    const list = this.byListing.get(listingId);
    if (!list) return this.listOf(NOWHERE);
    return this.listOf(withinId === undefined ? list.all() : list.alsoIn(withinId));
  }

  private listOf(places: Places): PlacedList {
    const { columns } = this;
    return {
      length: places.length,
      at: (index) => new HeldProduct(columns, places[index] as number),
      products: () => Array.from(places, (place) => new HeldProduct(columns, place)),
    };
  }

  private leave(place: number): void {
    this.everything.remove(place);
    for (const listingId of new Set(this.columns.listingsOf(place))) {
      const list = this.listed(listingId);
      list.remove(place);
      if (list.size === 0) this.byListing.delete(listingId);
    }
    this.columns.clear(place);
    this.left.push(place);
    if (this.left.length >= MAX_WAITING) this.giveBack();
  }

  /** Places that no list has any more may be given again. */
  private giveBack(): void {
    this.everything.bringIn();
    for (const list of this.byListing.values()) list.bringIn();
    this.free.push(...this.left);
    this.left = [];
  }

  private listed(listingId: string): NewestFirst {
    const known = this.byListing.get(listingId);
    if (known) return known;
    const list = new NewestFirst(this.columns);
    this.byListing.set(listingId, list);
    return list;
  }
}

const NOWHERE: Places = new Uint32Array();
