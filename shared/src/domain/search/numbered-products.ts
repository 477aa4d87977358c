import { type IndexTexts, plainTexts } from './index-texts.js';
import { ColumnProduct, type Pack, type Placement, ProductColumns } from './product-columns.js';
import type { IndexedProduct, ProductFacts } from './product-search.js';

/** The products of an index, each with a small number that stands for it; numbers of those that are gone are given again. */
export class NumberedProducts {
  private readonly columns: ProductColumns;
  private readonly free: number[] = [];
  /** What many products share is kept once: the names of their categories, their pack. */
  private readonly placements = new Map<string, Placement>();
  private readonly packs = new Map<string, Pack>();

  /** @param texts where their texts are; nothing is in them yet */
  constructor(private readonly texts: IndexTexts = plainTexts()) {
    this.columns = new ProductColumns(texts);
  }

  /** How many there are. */
  get size(): number {
    return this.texts.ids.size;
  }

  /** The ids of all. */
  *ids(): Generator<string> {
    for (const number of this.used()) yield this.texts.ids.at(number);
  }

  /** The numbers of all, in the order of `values`. */
  used(): Iterable<number> {
    return this.texts.ids.numbers();
  }

  /** All of them. */
  *values(): Generator<ColumnProduct> {
    for (const number of this.used()) yield this.at(number);
  }

  numberOf(id: string): number | undefined {
    return this.texts.ids.numberOf(id);
  }

  /** The product of an id, as long as it is in. */
  get(id: string): ColumnProduct | undefined {
    const number = this.numberOf(id);
    return number === undefined ? undefined : this.at(number);
  }

  /** The product of a number that is in use. */
  at(number: number): ColumnProduct {
    return new ColumnProduct(this.columns, number);
  }

  /** The products that can be bought and are rated so well at least. */
  *offeredWith(rating: number): Generator<ColumnProduct> {
    for (const number of this.used()) if (this.columns.isOfferedWith(number, rating)) yield this.at(number);
  }

  readonly idOf = (number: number): string => this.texts.ids.at(number);

  /** Below 0 where the id of one number stands before the other's. */
  readonly compareIds = (one: number, other: number): number => this.texts.ids.compare(one, other);

  /**
   * Takes a product in, in place of one with its id.
   * @returns its number
   */
  set(product: IndexedProduct): number {
    const { columns } = this;
    const known = this.numberOf(product._id);
    const number = known ?? this.free.pop() ?? columns.length;
    if (known === undefined) this.texts.ids.set(number, product._id);
    columns.set(number, product, { placement: this.placementOf(product), pack: this.packOf(product) });
    return number;
  }

  /** Says what changes more often than words of a product that is in. */
  setFacts(id: string, facts: ProductFacts): void {
    const number = this.numberOf(id);
    if (number !== undefined) this.columns.setFacts(number, facts);
  }

  delete(id: string): void {
    const number = this.numberOf(id);
    if (number !== undefined) this.leave(number);
  }

  /** Takes all out. */
  clear(): void {
    for (const number of [...this.used()]) this.leave(number);
  }

  private leave(number: number): void {
    this.columns.clear(number);
    this.texts.ids.clear(number);
    this.free.push(number);
  }

  private placementOf({ subcategories, categories, topics, wholeCategories }: IndexedProduct): Placement {
    // The lists follow from the texts.
    return shared(this.placements, `${subcategories}\n${categories}`, () => ({
      subcategories,
      categories,
      topics,
      wholeCategories,
    }));
  }

  private packOf({ unit, variants, nameHindi }: IndexedProduct): Pack {
    return shared(this.packs, `${unit}\n${variants}\n${nameHindi}`, () => ({ unit, variants, nameHindi }));
  }
}

/** How many shared parts of a kind are remembered. */
const MAX_PARTS = 20_000;

function shared<Part>(parts: Map<string, Part>, key: string, make: () => Part): Part {
  const known = parts.get(key);
  if (known !== undefined) return known;
  if (parts.size >= MAX_PARTS) parts.clear();
  const part = make();
  parts.set(key, part);
  return part;
}
