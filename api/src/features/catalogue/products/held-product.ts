import type { Choosable, FilterableProduct, Offer } from '@jhola/shared/domain/filters/filterable-product';
import { numberRows, wholeRows } from '@jhola/shared/domain/search/number-rows';
import { SharedColumn } from '@jhola/shared/domain/search/shared-column';
import type { PackedIds } from '../packed-texts/packed-columns.js';
import type { PackedTexts } from '../packed-texts/packed-texts.service.js';
import type { Placed } from './placed-product.js';

/** The numbers of a product, one after the other. */
const DISCOUNT = 0;
const RATING = 1;
const CREATED = 2;
const CARD = 3;
const WIDTH = 4;
/** Of the whole number that has its reviews, the bit that says whether its only offer is in stock. */
const IN_STOCK = 1;

/**
 * What filters read of many products, each field in a column of its own, by the products' places. An object for each of a hundred thousand
 * products is twice as large, and the collection of garbage visits each of them.
 */
export class PlacedColumns {
  private readonly numbers = numberRows(WIDTH);
  readonly ids: PackedIds;
  private readonly names;
  /** Twice the number of reviews, and a bit. */
  private readonly wholes = wholeRows(1);
  private readonly brands = new SharedColumn<Choosable>();
  /** Of their only offers. */
  private readonly packs = new SharedColumn<Choosable>();
  private readonly listings = new SharedColumn<readonly string[]>();
  /** How many places have been given. */
  length = 0;
  /** Of those that have another number of offers than one, or one of another price than the card's. */
  private readonly others = new Map<number, readonly Offer[]>();

  constructor(texts: PackedTexts) {
    this.ids = texts.idColumn();
    this.names = texts.nameColumn();
  }

  /** Puts a product in a place that is free. */
  add(place: number, { product, listingIds }: Placed): void {
    this.ids.set(place, product._id);
    this.length = Math.max(this.length, place + 1);
    this.listings.set(place, listingIds);
    this.change(place, product);
  }

  /** Takes over what changes of a product in no list: a price, a number of pieces, a rating. */
  change(place: number, product: FilterableProduct): void {
    const { discount, rating, reviews, createdAt, cardPaise, brand, offers } = product;
    const [only, ...more] = offers;
    const isOnly = only !== undefined && more.length === 0 && only.paise === cardPaise;
    const pack = isOnly ? only.pack : undefined;
    this.names.set(place, product.name);
    if (brand) this.brands.set(place, brand);
    else this.brands.clear(place);
    if (pack) this.packs.set(place, pack);
    else this.packs.clear(place);
    if (isOnly) this.others.delete(place);
    else this.others.set(place, offers);
    const { numbers } = this;
    numbers.set(place, DISCOUNT, discount);
    numbers.set(place, RATING, rating);
    numbers.set(place, CREATED, createdAt);
    numbers.set(place, CARD, cardPaise);
    this.wholes.set(place, 0, reviews * 2 + (isOnly && only.inStock ? IN_STOCK : 0));
  }

  /** Lets go of the texts of a product: nothing of it may be read any more. */
  clear(place: number): void {
    this.ids.clear(place);
    this.names.clear(place);
    for (const column of [this.brands, this.packs, this.listings]) column.clear(place);
    this.others.delete(place);
  }

  nameOf(place: number): string {
    return this.names.at(place);
  }
  brandOf(place: number): Choosable | undefined {
    return this.brands.get(place);
  }
  listingsOf(place: number): readonly string[] {
    return this.listings.at(place);
  }
  reviewsOf(place: number): number {
    return this.wholes.get(place) >>> 1;
  }
  numberOf(place: number, field: number): number {
    return this.numbers.get(place, field);
  }
  offersOf(place: number): readonly Offer[] {
    const others = this.others.get(place);
    if (others) return others;
    const paise = this.numberOf(place, CARD);
    const inStock = (this.wholes.get(place) & IN_STOCK) !== 0;
    const pack = this.packs.get(place);
    return [pack ? { paise, inStock, pack } : { paise, inStock }];
  }

  /** The order of every list: newest first, ties by id. */
  readonly inOrder = (one: number, other: number): number =>
    this.numberOf(other, CREATED) - this.numberOf(one, CREATED) || this.ids.compare(one, other);
}

/** A product in the columns; it changes with them. */
export class HeldProduct implements Placed, FilterableProduct {
  constructor(
    private readonly columns: PlacedColumns,
    private readonly place: number,
  ) {}

  get product(): FilterableProduct {
    return this;
  }
  get listingIds(): readonly string[] {
    return this.columns.listingsOf(this.place);
  }
  get _id(): string {
    return this.columns.ids.at(this.place);
  }
  get name(): string {
    return this.columns.nameOf(this.place);
  }
  get brand(): Choosable | undefined {
    return this.columns.brandOf(this.place);
  }
  get discount(): number {
    return this.columns.numberOf(this.place, DISCOUNT);
  }
  get rating(): number {
    return this.columns.numberOf(this.place, RATING);
  }
  get reviews(): number {
    return this.columns.reviewsOf(this.place);
  }
  get createdAt(): number {
    return this.columns.numberOf(this.place, CREATED);
  }
  get cardPaise(): number {
    return this.columns.numberOf(this.place, CARD);
  }
  get offers(): readonly Offer[] {
    return this.columns.offersOf(this.place);
  }
}
