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

const FIRST_ROOM = 64;
const GROWTH = 1.25;

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
  readonly ids: string[] = [];
  readonly names: string[] = [];
  readonly things: string[] = [];
  readonly placements: Placement[] = [];
  readonly packs: Pack[] = [];
  readonly heads: (readonly string[])[] = [];
  numbers = new Float64Array(FIRST_ROOM * WIDTH);

  /** How many numbers have been given. */
  get length(): number {
    return this.ids.length;
  }

  set(number: number, product: IndexedProduct, { placement, pack, heads }: SharedTexts): void {
    this.ids[number] = product._id;
    this.names[number] = product.name;
    this.things[number] = product.thing;
    this.placements[number] = placement;
    this.packs[number] = pack;
    this.heads[number] = heads;
    const start = number * WIDTH;
    if (start + WIDTH > this.numbers.length) {
      const larger = new Float64Array(Math.ceil((number + 1) * GROWTH) * WIDTH);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[start + LENGTH] = product.length;
    this.numbers[start + BITS] = (product.isBundle ? BUNDLE : 0) | (product.audience << AUDIENCE);
    this.setFacts(number, product);
  }

  setFacts(number: number, { lowPaise, highPaise, reviews, rating, soldOut }: ProductFacts): void {
    const { numbers } = this;
    const start = number * WIDTH;
    numbers[start + LOW] = lowPaise;
    numbers[start + HIGH] = highPaise;
    numbers[start + REVIEWS] = reviews;
    numbers[start + RATING] = rating;
    const bits = numbers[start + BITS] as number;
    numbers[start + BITS] = soldOut ? bits | SOLD_OUT : bits & ~SOLD_OUT;
  }

  /** Lets go of the texts of a number that is no longer in use. */
  clear(number: number): void {
    for (const column of [this.ids, this.names, this.things]) column[number] = '';
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
    private readonly number: number,
  ) {}

  get _id(): string {
    return this.columns.ids[this.number] as string;
  }
  get name(): string {
    return this.columns.names[this.number] as string;
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
    return this.columns.heads[this.number] as readonly string[];
  }
  get thing(): string {
    return this.columns.things[this.number] as string;
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
    return this.columns.placements[this.number] as Placement;
  }
  private get pack(): Pack {
    return this.columns.packs[this.number] as Pack;
  }
  private numberAt(field: number): number {
    return this.columns.numbers[this.number * WIDTH + field] as number;
  }
}
