import { ColumnProduct, type Pack, type Placement, ProductColumns } from './product-columns.js';
import type { IndexedProduct, ProductFacts } from './product-search.js';

/** The products of an index, each with a small number that stands for it; numbers of those that are gone are given again. */
export class NumberedProducts {
  private readonly columns = new ProductColumns();
  private readonly numbers = new Map<string, number>();
  private readonly free: number[] = [];
  /** What many products share is kept once: the names of their categories, their pack, what they are. */
  private readonly placements = new Map<string, Placement>();
  private readonly packs = new Map<string, Pack>();
  private readonly heads = new Map<string, readonly string[]>();

  /** How many there are. */
  get size(): number {
    return this.numbers.size;
  }

  /** The ids of all. */
  ids(): Iterable<string> {
    return this.numbers.keys();
  }

  /** The numbers of all, in the order of `values`. */
  used(): Iterable<number> {
    return this.numbers.values();
  }

  /** All of them. */
  *values(): Generator<IndexedProduct> {
    for (const number of this.numbers.values()) yield new ColumnProduct(this.columns, number);
  }

  numberOf(id: string): number | undefined {
    return this.numbers.get(id);
  }

  /** The product of an id, as long as it is in. */
  get(id: string): IndexedProduct | undefined {
    const number = this.numbers.get(id);
    return number === undefined ? undefined : new ColumnProduct(this.columns, number);
  }

  /** The product of a number that is in use. */
  at(number: number): IndexedProduct {
    return new ColumnProduct(this.columns, number);
  }

  /**
   * Takes a product in, in place of one with its id.
   * @returns its number
   */
  set(product: IndexedProduct): number {
    const { columns } = this;
    const number = this.numbers.get(product._id) ?? this.free.pop() ?? columns.length;
    columns.set(number, product, {
      placement: this.placementOf(product),
      pack: this.packOf(product),
      heads: shared(this.heads, product.heads.join(' '), () => product.heads),
    });
    this.numbers.set(product._id, number);
    return number;
  }

  /** Says what changes more often than words of a product that is in. */
  setFacts(id: string, facts: ProductFacts): void {
    const number = this.numbers.get(id);
    if (number !== undefined) this.columns.setFacts(number, facts);
  }

  delete(id: string): void {
    const number = this.numbers.get(id);
    if (number === undefined) return;
    this.columns.clear(number);
    this.numbers.delete(id);
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
