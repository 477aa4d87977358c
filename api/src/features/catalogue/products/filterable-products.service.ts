import type { FilterableProduct } from '@jhola/shared/domain/filters/filterable-product';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { KeptModels } from '../kept-models/kept-models.service.js';
import { PackedTexts } from '../packed-texts/packed-texts.service.js';
import { CHANGES_TAG } from '../structure/answer-tags.js';
import { CatalogueChanges } from '../structure/catalogue-changes.service.js';
import { CatalogueFeed, type ProductsChanged } from '../structure/catalogue-feed.service.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import { FILTERS_VERSION } from './filters-version.js';
import { type Placed, placedOf } from './placed-product.js';
import { type PlacedList, PlacedProducts } from './placed-products.js';
import { readPlaced, type WrittenPlaced, writtenPlaced } from './written-placed.js';

/** How many products are written and read at a time: few enough that others are answered in between. */
const PIECE = 500;

/** A category, a subcategory, both; or all products. */
interface ListedIn {
  readonly categoryId?: string;
  readonly subCategoryId?: string;
}

/**
 * What filters and facets read of all published products, in memory: a filtered listing looks at its own products only and asks
 * the database for nothing but the cards it shows. It follows the catalogue's feed, and sales and reviews by their revisions.
 */
@Injectable()
export class FilterableProducts implements OnModuleInit {
  private readonly placed: PlacedProducts;
  private seen = -1;
  /** Set while the database may have a newer revision: a sale gives one without the feed. */
  private isBehind = false;
  private refreshing: Promise<void> = Promise.resolve();

  constructor(
    private readonly feed: CatalogueFeed,
    private readonly changes: CatalogueChanges,
    private readonly revision: CatalogueRevision,
    private readonly names: CatalogueNames,
    private readonly answers: ResponseCache,
    private readonly kept: KeptModels,
    texts: PackedTexts,
  ) {
    this.placed = new PlacedProducts(texts);
  }

  onModuleInit(): void {
    this.feed.onChange((changed) => this.take(changed));
    this.kept.add({
      name: 'filters',
      version: FILTERS_VERSION,
      pieces: () => inPieces(this.placed.values(), PIECE),
      take: (piece) => {
        for (const placed of readPlaced(piece as WrittenPlaced)) this.placed.put(placed);
      },
      clear: () => {
        this.placed.clear();
        this.seen = -1;
        this.isBehind = true;
      },
    });
    this.answers.onDrop((tags) => {
      if (tags.includes(CHANGES_TAG)) this.isBehind = true;
    });
  }

  /** Catches up with sales and reviews; call it before the products are read. */
  refresh(): Promise<void> {
    const next = this.refreshing.then(async () => {
      await this.feed.loaded();
      await this.catchUp();
    });
    // The caller gets the failure; the next one tries anew.
    this.refreshing = next.catch(() => {
      this.isBehind = true;
    });
    return next;
  }

  /** The products of a subcategory that stand in the category too, newest first. */
  listing(categoryId: string, subCategoryId: string): readonly FilterableProduct[] {
    return this.placed.of(subCategoryId, categoryId).products();
  }

  /** All published products, newest first. */
  all(): readonly FilterableProduct[] {
    return this.placed.all().products();
  }

  /** The products of these ids, in the same order; what is not published is left out. */
  of(ids: readonly string[]): readonly FilterableProduct[] {
    return ids.flatMap((id) => this.placed.get(id) ?? []);
  }

  /**
   * The published products of a list by their listings, newest first; sales and reviews move them in no list, so there is nothing to
   * wait for.
   * @returns undefined while the products are still being read, soon after the start
   */
  inLists({ categoryId, subCategoryId }: ListedIn): PlacedList | undefined {
    if (!this.feed.isLoaded) return;
    if (subCategoryId) return this.placed.of(subCategoryId, categoryId);
    return categoryId ? this.placed.of(categoryId) : this.placed.all();
  }

  private async catchUp(): Promise<void> {
    if (!this.isBehind) return;
    this.isBehind = false;
    const revision = await this.revision.current();
    if (revision <= this.seen) return;
    const { products, deleted } = await this.changes.since(this.seen);
    this.take({ products, deletedIds: deleted.map(({ _id }) => _id.toHexString()), revision });
  }

  private take({ products, deletedIds, revision, isPart }: ProductsChanged): void {
    // Read before what is here already, and part of it. Pieces of all products come before anything is caught up with.
    if (revision < this.seen) return;
    for (const id of deletedIds) this.placed.remove(id);
    for (const record of products) {
      if (record.draft) this.placed.remove(record._id.toHexString());
      else this.placed.put(placedOf(record, this.names));
    }
    if (!isPart) this.seen = revision;
  }
}

function* inPieces(values: Iterable<Placed>, length: number): Generator<WrittenPlaced> {
  let piece: Placed[] = [];
  for (const value of values) {
    piece.push(value);
    if (piece.length < length) continue;
    yield writtenPlaced(piece);
    piece = [];
  }
  if (piece.length > 0) yield writtenPlaced(piece);
}
