import {
  createProductIndex,
  type SearchDocument,
  searchDocumentOf,
  searchProducts,
} from '@jhola/shared/domain/search/product-search';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ListedProduct } from '../catalogue/structure/catalogue-changes.js';
import { CatalogueFeed, type ProductsChanged } from '../catalogue/structure/catalogue-feed.js';
import { CatalogueNames } from '../catalogue/structure/catalogue-names.js';

/** How many ids of past results are kept, so that the next page of a search need not search again. */
const MOST_REMEMBERED_IDS = 200_000;

/** The search index over all products, in memory; it follows the catalogue's feed. */
@Injectable()
export class SearchIndex implements OnModuleInit {
  private readonly index = createProductIndex();
  /** What is indexed, to tell whether a changed product reads differently and to take the old words out. */
  private readonly documents = new Map<string, SearchDocument>();
  private readonly recent = new LRUCache<string, readonly string[]>({
    maxSize: MOST_REMEMBERED_IDS,
    sizeCalculation: (ids) => ids.length + 1,
  });

  constructor(
    private readonly feed: CatalogueFeed,
    private readonly names: CatalogueNames,
  ) {}

  onModuleInit(): void {
    this.feed.onChange((changed) => this.follow(changed));
  }

  /**
   * Searches all products as `searchProducts` does.
   * @returns the ids of all that match, best first
   */
  find(text: string): readonly string[] {
    const known = this.recent.get(text);
    if (known) return known;
    const found = searchProducts(this.index, text);
    this.recent.set(text, found);
    return found;
  }

  private follow({ products, deletedIds }: ProductsChanged): void {
    for (const id of deletedIds) this.remove(id);
    for (const product of products) this.put(this.documentOf(product));
    this.recent.clear();
  }

  private put(document: SearchDocument): void {
    const known = this.documents.get(document._id);
    // Stock and prices change far more often than words do.
    if (known && readsTheSame(known, document)) return;
    if (known) this.index.remove(known);
    this.index.add(document);
    this.documents.set(document._id, document);
  }

  private remove(id: string): void {
    const known = this.documents.get(id);
    if (!known) return;
    this.index.remove(known);
    this.documents.delete(id);
  }

  private documentOf({ _id, name, unit, categoryIds, subCategoryIds }: ListedProduct): SearchDocument {
    return searchDocumentOf({
      _id: _id.toHexString(),
      name,
      unit,
      category: this.names.categoriesOf(categoryIds),
      subCategory: this.names.subcategoriesOf(subCategoryIds),
    });
  }
}

function readsTheSame(a: SearchDocument, b: SearchDocument): boolean {
  return (
    a.name === b.name &&
    a.unit === b.unit &&
    a.subcategories === b.subcategories &&
    a.categories === b.categories
  );
}
