import type { IndexedProduct } from './product-search.js';

/** The products of an index, each with a small number that stands for it; numbers of those that are gone are given again. */
export class NumberedProducts {
  private readonly byNumber: (IndexedProduct | undefined)[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly free: number[] = [];
  /** Texts that many products share are kept once: such as the names of their categories. */
  private readonly texts = new Map<string, string>();
  /** And lists of words: such as what many of them are. */
  private readonly lists = new Map<string, readonly string[]>();

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
    for (const number of this.numbers.values()) yield this.byNumber[number] as IndexedProduct;
  }

  numberOf(id: string): number | undefined {
    return this.numbers.get(id);
  }

  get(id: string): IndexedProduct | undefined {
    const number = this.numbers.get(id);
    return number === undefined ? undefined : this.byNumber[number];
  }

  /** The product of a number that is in use. */
  at(number: number): IndexedProduct | undefined {
    return this.byNumber[number];
  }

  /**
   * Takes a product in, in place of one with its id.
   * @returns its number
   */
  set(product: IndexedProduct): number {
    const number = this.numbers.get(product._id) ?? this.free.pop() ?? this.byNumber.length;
    this.byNumber[number] = this.slim(product);
    this.numbers.set(product._id, number);
    return number;
  }

  delete(id: string): void {
    const number = this.numbers.get(id);
    if (number === undefined) return;
    this.byNumber[number] = undefined;
    this.numbers.delete(id);
    this.free.push(number);
  }

  private slim(product: IndexedProduct): IndexedProduct {
    const { _id, name, nameHindi, reviews, rating, lowPaise, highPaise, soldOut } = product;
    const { length, isBundle, audience } = product;
    // Written out, in one order: all of them have one shape then. A spread gives each a shape of its own, a third as large
    // again as the product.
    return {
      _id,
      name,
      nameHindi,
      unit: this.shared(product.unit),
      subcategories: this.shared(product.subcategories),
      categories: this.shared(product.categories),
      variants: this.shared(product.variants),
      lowPaise,
      highPaise,
      soldOut,
      reviews,
      rating,
      heads: this.sharedList(product.heads),
      thing: product.thing.map((word) => this.shared(word)),
      length,
      topics: this.sharedList(product.topics),
      wholeCategories: this.sharedList(product.wholeCategories),
      isBundle,
      audience,
    };
  }

  private sharedList(words: readonly string[]): readonly string[] {
    const key = words.join(' ');
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    if (this.lists.size >= MAX_TEXTS) this.lists.clear();
    const list = words.map((word) => this.shared(word));
    this.lists.set(key, list);
    return list;
  }

  private shared(text: string): string {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    if (this.texts.size >= MAX_TEXTS) this.texts.clear();
    this.texts.set(text, text);
    return text;
  }
}

/** How many shared texts are remembered. */
const MAX_TEXTS = 20_000;
