import { MAX_NOTHING_FOUND } from '@jhola/shared/contracts/product-lists.contract';
import type { FoundProducts } from '@jhola/shared/domain/search/found-products';
import { type IndexPiece, ProductIndex } from '@jhola/shared/domain/search/product-index';
import type { SearchableProduct } from '@jhola/shared/domain/search/product-search';
import { searchVersion } from '@jhola/shared/domain/search/search-version';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { KeptModels } from '../catalogue/kept-models/kept-models.service.js';
import { PackedTexts } from '../catalogue/packed-texts/packed-texts.service.js';
import { sharedSummaryOf } from '../catalogue/products/product-answer.js';
import type { ListedProduct } from '../catalogue/structure/catalogue-changes.service.js';
import { CatalogueFeed, type ProductsChanged } from '../catalogue/structure/catalogue-feed.service.js';
import { CatalogueNames } from '../catalogue/structure/catalogue-names.service.js';

/** The tag of cached responses that depend on a search: dropped with each price, and when something is sold out or back. */
export const SEARCH_TAG = 'search';
/** How many products of past results are cached, so that the next page of a search need not search again. */
const MAX_CACHED = 100_000;
/** How many products and words are written and read at a time: few enough that others are answered in between. */
const PIECE = 500;

/**
 * The search index over the published products and one over the drafts, in memory; both follow the
 * catalogue's feed.
 */
@Injectable()
export class SearchIndex implements OnModuleInit {
  private index: ProductIndex;
  /** Separate, so that drafts influence neither results nor ranking of shoppers' searches. */
  private drafts: ProductIndex;
  private readonly recent = new LRUCache<string, FoundProducts>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(
    private readonly feed: CatalogueFeed,
    private readonly names: CatalogueNames,
    private readonly answers: ResponseCache,
    private readonly kept: KeptModels,
    private readonly texts: PackedTexts,
  ) {
    this.index = new ProductIndex(texts.forIndex());
    this.drafts = new ProductIndex(texts.forIndex());
  }

  onModuleInit(): void {
    this.feed.onChange((changed) => this.follow(changed));
    this.kept.add({
      name: 'search',
      version: searchVersion,
      pieces: () => this.index.pieces(PIECE),
      take: (piece) => this.index.takePiece(piece as IndexPiece),
      clear: () => {
        this.index.leave();
        this.index = new ProductIndex(this.texts.forIndex());
        this.recent.clear();
      },
    });
    this.kept.add({
      name: 'drafts',
      version: searchVersion,
      pieces: () => this.drafts.pieces(PIECE),
      take: (piece) => this.drafts.takePiece(piece as IndexPiece),
      clear: () => {
        this.drafts.leave();
        this.drafts = new ProductIndex(this.texts.forIndex());
      },
    });
  }

  /** Resolves once all products are in it: call it before anything is looked for. */
  ready(): Promise<void> {
    return this.feed.loaded();
  }

  /**
   * Searches the published products as every device does its own (docs/product.md#search-rules).
   * @returns all that match, best first; read them before others have their turn
   */
  find(text: string): FoundProducts {
    const known = this.recent.get(text);
    if (known) return known;
    const found = this.index.search(text);
    this.recent.set(text, found);
    return found;
  }

  /**
   * Searches the drafts in the same way.
   * @returns the ids of all that match, best first
   */
  findDrafts(text: string): readonly string[] {
    return this.drafts.find(text);
  }

  /** Other texts for one that finds no published product, nearest first. */
  corrections(text: string): string[] {
    return this.index.corrections(text, MAX_NOTHING_FOUND.corrections);
  }

  /** The ids of the published products that most shoppers have reviewed well. */
  popular(): string[] {
    return this.index.popular(MAX_NOTHING_FOUND.popular);
  }

  private follow({ products, deletedIds }: ProductsChanged): void {
    for (const id of deletedIds) {
      this.index.remove(id);
      this.drafts.remove(id);
    }
    let differs = false;
    for (const product of products) {
      const [its, other] = product.draft ? [this.drafts, this.index] : [this.index, this.drafts];
      other.remove(product._id.toHexString());
      differs = its.put(this.readOf(product)) || differs;
    }
    this.recent.clear();
    // A product that no answer shows may belong into one now: it costs less, or can be bought again.
    if (differs) this.answers.drop([SEARCH_TAG]);
  }

  /** What a card shows is what is searched: a device finds the same in its copy of the cards. */
  private readOf(product: ListedProduct): SearchableProduct {
    return sharedSummaryOf(product, this.names);
  }
}
