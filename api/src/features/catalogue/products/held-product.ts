import type { Choosable, FilterableProduct, Offer } from '@jhola/shared/domain/filters/filterable-product';
import { numberRows } from '@jhola/shared/domain/search/number-rows';
import type { PackedIds, PackedTexts } from '../packed-texts/packed-columns.js';
import type { Placed } from './placed-product.js';

/** The numbers of a product, one after the other. */
const DISCOUNT = 0;
const RATING = 1;
const REVIEWS = 2;
const CREATED = 3;
const CARD = 4;
/** Of the only offer, where there is one only. */
const PAISE = 5;
const IN_STOCK = 6;
const WIDTH = 7;

/**
 * What filters read of many products, each field in a column of its own, by the products' places. An object for each of a hundred thousand
 * products is twice as large, and the collection of garbage visits each of them.
 */
export class PlacedColumns {
  private readonly numbers = numberRows(WIDTH);
  readonly ids: PackedIds;
  private readonly names;
  private readonly brands: (Choosable | undefined)[] = [];
  /** Of their only offers. */
  private readonly packs: (Choosable | undefined)[] = [];
  private readonly listings: (readonly string[])[] = [];
  /** Of those that have another number of offers than one. */
  private readonly others = new Map<number, readonly Offer[]>();

  constructor(texts: PackedTexts) {
    this.ids = texts.idColumn();
    this.names = texts.nameColumn();
  }

  /** How many places have been given. */
  get length(): number {
    return this.listings.length;
  }

  /** Puts a product in a place that is free. */
  add(place: number, { product, listingIds }: Placed): void {
    this.ids.set(place, product._id);
    this.listings[place] = listingIds;
    this.change(place, product);
  }

  /** Takes over what changes of a product in no list: a price, a number of pieces, a rating. */
  change(place: number, product: FilterableProduct): void {
    const [only, ...more] = product.offers;
    const isOnly = only !== undefined && more.length === 0;
    this.names.set(place, product.name);
    this.brands[place] = product.brand;
    this.packs[place] = isOnly ? only.pack : undefined;
    if (isOnly) this.others.delete(place);
    else this.others.set(place, product.offers);
    const { numbers } = this;
    numbers.set(place, DISCOUNT, product.discount);
    numbers.set(place, RATING, product.rating);
    numbers.set(place, REVIEWS, product.reviews);
    numbers.set(place, CREATED, product.createdAt);
    numbers.set(place, CARD, product.cardPaise);
    numbers.set(place, PAISE, isOnly ? only.paise : 0);
    numbers.set(place, IN_STOCK, isOnly && only.inStock ? 1 : 0);
  }

  /** Lets go of the texts of a product: nothing of it may be read any more. */
  clear(place: number): void {
    this.ids.clear(place);
    this.names.clear(place);
    this.brands[place] = undefined;
    this.packs[place] = undefined;
    this.listings[place] = [];
    this.others.delete(place);
  }

  nameOf(place: number): string {
    return this.names.at(place);
  }
  brandOf(place: number): Choosable | undefined {
    return this.brands[place];
  }
  listingsOf(place: number): readonly string[] {
    return this.listings[place] as readonly string[];
  }
  numberOf(place: number, field: number): number {
    return this.numbers.get(place, field);
  }
  offersOf(place: number): readonly Offer[] {
    const others = this.others.get(place);
    if (others) return others;
    const paise = this.numberOf(place, PAISE);
    const inStock = this.numberOf(place, IN_STOCK) === 1;
    const pack = this.packs[place];
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
    return this.columns.numberOf(this.place, REVIEWS);
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
