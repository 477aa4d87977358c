import type { IndexTexts } from './index-texts.js';
import { numberRows } from './number-rows.js';
import type { IndexedProduct, ProductFacts } from './product-search.js';

/** What products of the same categories have alike. */
export type Placement = Pick<IndexedProduct, 'subcategories' | 'categories' | 'topics' | 'wholeCategories'>;
/** What products in the same pack have alike. */
export type Pack = Pick<IndexedProduct, 'unit' | 'variants' | 'nameHindi'>;

/** The numbers of a product, one after the other. */
const LOW = 0;
const HIGH = 1;
const REVIEWS = 2;
const RATING = 3;
const LENGTH = 4;
/** Whether it is sold out, whether it is a bundle, and above them the bits of its audience. */
const BITS = 5;
const WIDTH = 6;
const SOLD_OUT = 1;
const BUNDLE = 2;
const AUDIENCE = 2;

/** Which of its texts a product shares with others. */
export interface SharedTexts {
  readonly placement: Placement;
  readonly pack: Pack;
  readonly heads: readonly string[];
}

/**
 * The fields of many products, each field in a column of its own, by the products' numbers. An object for each of a hundred
 * thousand products is twice as large, and the collection of garbage visits each of them.
 */
export class ProductColumns {
  private readonly placements: Placement[] = [];
  private readonly packs: Pack[] = [];
  private readonly heads: (readonly string[])[] = [];
  private readonly numbers = numberRows(WIDTH);

  constructor(readonly texts: IndexTexts) {}

  /** How many numbers have been given. */
  get length(): number {
    return this.placements.length;
  }

  set(number: number, product: IndexedProduct, { placement, pack, heads }: SharedTexts): void {
    const { texts, numbers } = this;
    texts.names.set(number, product.name);
    texts.things.set(number, product.thing);
    this.placements[number] = placement;
    this.packs[number] = pack;
    this.heads[number] = heads;
    numbers.set(number, LENGTH, product.length);
    numbers.set(number, BITS, (product.isBundle ? BUNDLE : 0) | (product.audience << AUDIENCE));
    this.setFacts(number, product);
  }

  setFacts(number: number, { lowPaise, highPaise, reviews, rating, soldOut }: ProductFacts): void {
    const { numbers } = this;
    numbers.set(number, LOW, lowPaise);
    numbers.set(number, HIGH, highPaise);
    numbers.set(number, REVIEWS, reviews);
    numbers.set(number, RATING, rating);
    const bits = numbers.get(number, BITS);
    numbers.set(number, BITS, soldOut ? bits | SOLD_OUT : bits & ~SOLD_OUT);
  }

  placementOf(number: number): Placement {
    return this.placements[number] as Placement;
  }

  packOf(number: number): Pack {
    return this.packs[number] as Pack;
  }

  headsOf(number: number): readonly string[] {
    return this.heads[number] as readonly string[];
  }

  numberAt(number: number, field: number): number {
    return this.numbers.get(number, field);
  }

  /** Lets go of the texts of a number that is no longer in use. */
  clear(number: number): void {
    this.texts.names.clear(number);
    this.texts.things.clear(number);
    this.placements[number] = NO_PLACEMENT;
    this.packs[number] = NO_PACK;
    this.heads[number] = [];
  }
}

const NO_PLACEMENT: Placement = { subcategories: '', categories: '', topics: [], wholeCategories: [] };
const NO_PACK: Pack = { unit: '', variants: '', nameHindi: '' };

/** A product in the columns; it changes with them. */
export class ColumnProduct implements IndexedProduct {
  constructor(
    private readonly columns: ProductColumns,
    readonly number: number,
  ) {}

  get _id(): string {
    return this.columns.texts.ids.at(this.number);
  }
  get name(): string {
    return this.columns.texts.names.at(this.number);
  }
  get nameHindi(): string {
    return this.pack.nameHindi;
  }
  get unit(): string {
    return this.pack.unit;
  }
  get variants(): string {
    return this.pack.variants;
  }
  get subcategories(): string {
    return this.placement.subcategories;
  }
  get categories(): string {
    return this.placement.categories;
  }
  get topics(): readonly string[] {
    return this.placement.topics;
  }
  get wholeCategories(): readonly string[] {
    return this.placement.wholeCategories;
  }
  get heads(): readonly string[] {
    return this.columns.headsOf(this.number);
  }
  get thing(): string {
    return this.columns.texts.things.at(this.number);
  }
  get lowPaise(): number {
    return this.numberAt(LOW);
  }
  get highPaise(): number {
    return this.numberAt(HIGH);
  }
  get reviews(): number {
    return this.numberAt(REVIEWS);
  }
  get rating(): number {
    return this.numberAt(RATING);
  }
  get length(): number {
    return this.numberAt(LENGTH);
  }
  get soldOut(): boolean {
    return (this.numberAt(BITS) & SOLD_OUT) !== 0;
  }
  get isBundle(): boolean {
    return (this.numberAt(BITS) & BUNDLE) !== 0;
  }
  get audience(): number {
    return this.numberAt(BITS) >>> AUDIENCE;
  }

  private get placement(): Placement {
    return this.columns.placementOf(this.number);
  }
  private get pack(): Pack {
    return this.columns.packOf(this.number);
  }
  private numberAt(field: number): number {
    return this.columns.numberAt(this.number, field);
  }
}
