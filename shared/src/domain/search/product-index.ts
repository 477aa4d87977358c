import MiniSearch from 'minisearch';
import {
  createProductIndex,
  joinedNames,
  type SearchableProduct,
  type SearchDocument,
  searchConfiguration,
  searchDocumentOf,
  searchProducts,
} from './product-search.js';

/**
 * All products by their words, kept in step with them: the server's index, and every device's. Fed with the same products
 * in whatever order and by whatever detours, two of them find the same in the same order.
 */
export class ProductIndex {
  private words = createProductIndex();
  /** What is indexed, to know whether a changed product reads differently and to take the old words out. */
  private documents = new Map<string, SearchDocument>();

  /**
   * An index as it was written.
   * @param json made by `toJSON`, under the same `searchVersion`
   * @throws when it is not
   */
  static fromJSON(json: string): ProductIndex {
    const { words, documents } = JSON.parse(json) as ReturnType<ProductIndex['toJSON']>;
    const index = new ProductIndex();
    index.words = MiniSearch.loadJS(words, searchConfiguration);
    index.documents = new Map(documents.map((document) => [document._id, document]));
    return index;
  }

  /** How many products it knows. */
  get size(): number {
    return this.documents.size;
  }

  /** The ids of all products it knows. */
  ids(): Iterable<string> {
    return this.documents.keys();
  }

  /**
   * Takes a product in, new or changed.
   * @returns whether it reads differently now: stock and prices change far more often than words do
   */
  put(product: SearchableProduct): boolean {
    const known = this.documents.get(product._id);
    if (known && readsTheSame(known, product)) return false;
    // Never `discard`: what it leaves behind until it is swept weighs on the scores of all others.
    if (known) this.words.remove(known);
    const document = searchDocumentOf(product);
    this.words.add(document);
    this.documents.set(document._id, document);
    return true;
  }

  /**
   * Takes a product out.
   * @returns whether it was in
   */
  remove(id: string): boolean {
    const known = this.documents.get(id);
    if (!known) return false;
    this.words.remove(known);
    return this.documents.delete(id);
  }

  /**
   * Searches all products as `searchProducts` does.
   * @returns the ids of all that match, best first
   */
  find(text: string): string[] {
    return searchProducts(this.words, text);
  }

  /** What `fromJSON` reads, for `JSON.stringify`. */
  toJSON() {
    return { words: this.words.toJSON(), documents: [...this.documents.values()] };
  }
}

function readsTheSame(known: SearchDocument, product: SearchableProduct): boolean {
  return (
    known.name === product.name &&
    known.unit === product.unit &&
    known.subcategories === joinedNames(product.subCategory) &&
    known.categories === joinedNames(product.category)
  );
}
