import type { IndexTexts } from './index-texts.js';
import { numberRows, wholeRows } from './number-rows.js';
import type { IndexedProduct, ProductFacts } from './product-search.js';
import { SharedColumn } from './shared-column.js';
import { type NamedWords, placesInName, readPlaces } from './thing-in-name.js';

/** What products of the same categories have alike. */
export type Placement = Pick<IndexedProduct, 'subcategories' | 'categories' | 'topics' | 'wholeCategories'>;
/** What products in the same pack have alike. */
export type Pack = Pick<IndexedProduct, 'unit' | 'variants' | 'nameHindi'>;

/** The numbers of a product that may have fractions or be very large, one after the other. */
const LOW = 0;
const HIGH = 1;
const RATING = 2;
const WIDTH = 3;
/** Its whole numbers. */
const REVIEWS = 0;
/** Whether it is sold out, whether it is a bundle, above them the bits of its audience, and above these its length. */
const BITS = 1;
const WHOLE_WIDTH = 2;
const SOLD_OUT = 1;
const BUNDLE = 2;
const AUDIENCE = 2;
const LENGTH = 8;
/** Stands between the heads and the words of a thing that is written in full; no word has it. */
const HEADS_END = '/';
const AUDIENCES = (1 << (LENGTH - AUDIENCE)) - 1;

/** Which of its texts a product shares with others. */
export interface SharedTexts {
  readonly placement: Placement;
  readonly pack: Pack;
}

/**
 * The fields of many products, each field in a column of its own, by the products' numbers. An object for each of a hundred
 * thousand products is twice as large, and the collection of garbage visits each of them.
 */
export class ProductColumns {
  private readonly placements = new SharedColumn<Placement>();
  private readonly packs = new SharedColumn<Pack>();
  private readonly numbers = numberRows(WIDTH);
  private readonly wholes = wholeRows(WHOLE_WIDTH);
  /** Where names have what they say, 0 where it is written in full: most products need no text of it then. */
  private readonly places = wholeRows(2);
  /** How many numbers have been given. */
  length = 0;

  constructor(readonly texts: IndexTexts) {}

  set(number: number, product: IndexedProduct, { placement, pack }: SharedTexts): void {
    const { texts } = this;
    this.length = Math.max(this.length, number + 1);
    texts.names.set(number, product.name);
    const places = placesInName(product.name, product);
    this.places.set(number, 0, places?.[0] ?? 0);
    this.places.set(number, 1, places?.[1] ?? 0);
    if (places) texts.things.clear(number);
    else texts.things.set(number, `${product.heads}${HEADS_END}${product.thing}`);
    this.placements.set(number, placement);
    this.packs.set(number, pack);
    const { length, audience, isBundle } = product;
    this.wholes.set(number, BITS, (length << LENGTH) | (audience << AUDIENCE) | (isBundle ? BUNDLE : 0));
    this.setFacts(number, product);
  }

  setFacts(number: number, { lowPaise, highPaise, reviews, rating, soldOut }: ProductFacts): void {
    const { numbers, wholes } = this;
    numbers.set(number, LOW, lowPaise);
    numbers.set(number, HIGH, highPaise);
    numbers.set(number, RATING, rating);
    wholes.set(number, REVIEWS, reviews);
    const bits = wholes.get(number, BITS);
    wholes.set(number, BITS, soldOut ? bits | SOLD_OUT : bits & ~SOLD_OUT);
  }

  placementOf(number: number): Placement {
    return this.placements.at(number);
  }

  packOf(number: number): Pack {
    return this.packs.at(number);
  }

  /** What the name of a number says it is. */
  namedAt(number: number): NamedWords {
    const { names, things } = this.texts;
    const first = this.places.get(number, 0);
    if (first !== 0) return readPlaces(names.at(number), [first, this.places.get(number, 1)]);
    const written = things.at(number);
    const end = written.indexOf(HEADS_END);
    return { heads: written.slice(0, end), thing: written.slice(end + 1) };
  }

  numberAt(number: number, field: number): number {
    return this.numbers.get(number, field);
  }

  /** Whether a product can be bought, and is rated so well at least. */
  isOfferedWith(number: number, rating: number): boolean {
    return this.numbers.get(number, RATING) >= rating && (this.wholes.get(number, BITS) & SOLD_OUT) === 0;
  }

  wholeAt(number: number, field: number): number {
    return this.wholes.get(number, field);
  }

  /** Lets go of the texts of a number that is no longer in use. */
  clear(number: number): void {
    this.texts.names.clear(number);
    this.texts.things.clear(number);
    for (const column of [this.placements, this.packs]) column.clear(number);
  }
}

/** A product as it stands in the columns, to be looked at and not kept: what ranking reads of thousands it reads once. */
export class ColumnProduct implements IndexedProduct {
  /** What it has alike with others of its categories: the same object for all of them. */
  readonly placement: Placement;
  private readonly bits: number;
  private itsNamed: NamedWords | undefined;

  constructor(
    private readonly columns: ProductColumns,
    readonly number: number,
  ) {
    this.placement = columns.placementOf(number);
    this.bits = columns.wholeAt(number, BITS);
  }

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
  get heads(): string {
    return this.named.heads;
  }
  get thing(): string {
    return this.named.thing;
  }
  get lowPaise(): number {
    return this.numberAt(LOW);
  }
  get highPaise(): number {
    return this.numberAt(HIGH);
  }
  get reviews(): number {
    return this.columns.wholeAt(this.number, REVIEWS);
  }
  get rating(): number {
    return this.numberAt(RATING);
  }
  get length(): number {
    return this.bits >>> LENGTH;
  }
  get soldOut(): boolean {
    return (this.bits & SOLD_OUT) !== 0;
  }
  get isBundle(): boolean {
    return (this.bits & BUNDLE) !== 0;
  }
  get audience(): number {
    return (this.bits >>> AUDIENCE) & AUDIENCES;
  }

  /** What its name says it is, read once. */
  private get named(): NamedWords {
    this.itsNamed ??= this.columns.namedAt(this.number);
    return this.itsNamed;
  }
  private get pack(): Pack {
    return this.columns.packOf(this.number);
  }
  private numberAt(field: number): number {
    return this.columns.numberAt(this.number, field);
  }
}
