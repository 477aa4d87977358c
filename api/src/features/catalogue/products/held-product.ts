import type { Choosable, FilterableProduct, Offer } from '@jhola/shared/domain/filters/filterable-product';
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

const FIRST_ROOM = 64;
const GROWTH = 1.25;

/** The numbers of all products, in memory of their own: the collection of garbage does not visit them. */
export class ProductNumbers {
  private all = new Float64Array(FIRST_ROOM * WIDTH);
  private readonly free: number[] = [];
  private given = 0;

  /** A place for the numbers of one product. */
  take(): number {
    const place = this.free.pop() ?? this.given++;
    if ((place + 1) * WIDTH > this.all.length) {
      const larger = new Float64Array(Math.ceil((place + 1) * GROWTH) * WIDTH);
      larger.set(this.all);
      this.all = larger;
    }
    return place;
  }

  giveBack(place: number): void {
    this.free.push(place);
  }

  clear(): void {
    this.free.length = 0;
    this.given = 0;
  }

  get(place: number, field: number): number {
    return this.all[place * WIDTH + field] as number;
  }

  set(place: number, product: FilterableProduct, only: Offer | undefined): void {
    const { discount, rating, reviews, createdAt, cardPaise } = product;
    const { paise = 0, inStock = false } = only ?? {};
    this.all.set([discount, rating, reviews, createdAt, cardPaise, paise, inStock ? 1 : 0], place * WIDTH);
  }
}

/** A product in its lists, as filters read it: one object of few fields, and its numbers beside those of the others. */
export class HeldProduct implements Placed, FilterableProduct {
  readonly _id: string;
  name = '';
  private itsBrand: Choosable | undefined;
  /** Of its only offer. */
  private pack: Choosable | undefined;
  /** Where it has another number of offers than one. */
  private others: readonly Offer[] | undefined;

  constructor(
    private readonly numbers: ProductNumbers,
    private readonly place: number,
    product: FilterableProduct,
    readonly listingIds: readonly string[],
  ) {
    this._id = product._id;
    this.change(product);
  }

  /** Takes over what changes of a product in no list: a price, a number of pieces, a rating. */
  change(product: FilterableProduct): void {
    const [only, ...more] = product.offers;
    const isOnly = only !== undefined && more.length === 0;
    this.name = product.name;
    this.itsBrand = product.brand;
    this.pack = isOnly ? only.pack : undefined;
    this.others = isOnly ? undefined : product.offers;
    this.numbers.set(this.place, product, isOnly ? only : undefined);
  }

  /** Lets go of its place: nothing of it may be read any more. */
  leave(): void {
    this.numbers.giveBack(this.place);
  }

  get product(): FilterableProduct {
    return this;
  }
  get brand(): Choosable | undefined {
    return this.itsBrand;
  }
  get discount(): number {
    return this.numbers.get(this.place, DISCOUNT);
  }
  get rating(): number {
    return this.numbers.get(this.place, RATING);
  }
  get reviews(): number {
    return this.numbers.get(this.place, REVIEWS);
  }
  get createdAt(): number {
    return this.numbers.get(this.place, CREATED);
  }
  get cardPaise(): number {
    return this.numbers.get(this.place, CARD);
  }
  get offers(): readonly Offer[] {
    if (this.others) return this.others;
    const paise = this.numbers.get(this.place, PAISE);
    const inStock = this.numbers.get(this.place, IN_STOCK) === 1;
    return [this.pack ? { paise, inStock, pack: this.pack } : { paise, inStock }];
  }
}
