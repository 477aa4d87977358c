import { type FilterableProduct, filterableProduct } from '@jhola/shared/domain/filters/filterable-product';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { CHANGES_TAG } from '../structure/answer-tags.js';
import { CatalogueChanges } from '../structure/catalogue-changes.service.js';
import { CatalogueFeed, type ProductsChanged } from '../structure/catalogue-feed.service.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import { summaryOf } from './product-answer.js';

interface Placed {
  readonly product: FilterableProduct;
  /** Its categories and subcategories. */
  readonly listingIds: readonly string[];
}

/**
 * What filters and facets read of all published products, in memory: a filtered listing looks at its own products only and asks
 * the database for nothing but the cards it shows. It follows the catalogue's feed, and sales and reviews by their revisions.
 */
@Injectable()
export class FilterableProducts implements OnModuleInit {
  private readonly placed = new Map<string, Placed>();
  private readonly idsOfListing = new Map<string, Set<string>>();
  /** Lists that were asked for, in their order, until one of their products changes. */
  private readonly sorted = new Map<string, readonly Placed[]>();
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
  ) {}

  onModuleInit(): void {
    this.feed.onChange((changed) => this.take(changed));
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
    return this.newestFirst(subCategoryId)
      .filter(({ listingIds }) => listingIds.includes(categoryId))
      .map(({ product }) => product);
  }

  /** All published products, newest first. */
  all(): readonly FilterableProduct[] {
    return this.newestFirst(ALL).map(({ product }) => product);
  }

  /** The products of these ids, in the same order; what is not published is left out. */
  of(ids: readonly string[]): readonly FilterableProduct[] {
    return ids.flatMap((id) => this.placed.get(id)?.product ?? []);
  }

  private async catchUp(): Promise<void> {
    if (!this.isBehind) return;
    this.isBehind = false;
    const revision = await this.revision.current();
    if (revision <= this.seen) return;
    const { products, deleted } = await this.changes.since(this.seen);
    this.take({ products, deletedIds: deleted.map(({ _id }) => _id.toHexString()), revision });
  }

  private take({ products, deletedIds, revision }: ProductsChanged): void {
    // Read before what is here already, and part of it. Pieces of all products come before anything is caught up with.
    if (revision < this.seen) return;
    for (const id of deletedIds) this.remove(id);
    for (const record of products) {
      this.remove(record._id.toHexString());
      if (record.draft) continue;
      const listingIds = [...record.categoryIds, ...record.subCategoryIds].map((id) => id.toHexString());
      this.put({ product: filterableProduct(summaryOf(record, this.names)), listingIds });
    }
    this.seen = revision;
  }

  private put(placed: Placed): void {
    const id = placed.product._id;
    this.placed.set(id, placed);
    for (const listingId of placed.listingIds) {
      const ids = this.idsOfListing.get(listingId) ?? new Set();
      this.idsOfListing.set(listingId, ids.add(id));
    }
    this.forgetOrder(placed);
  }

  private remove(id: string): void {
    const placed = this.placed.get(id);
    if (!placed) return;
    this.placed.delete(id);
    for (const listingId of placed.listingIds) this.idsOfListing.get(listingId)?.delete(id);
    this.forgetOrder(placed);
  }

  private forgetOrder({ listingIds }: Placed): void {
    this.sorted.delete(ALL);
    for (const listingId of listingIds) this.sorted.delete(listingId);
  }

  private newestFirst(listingId: string): readonly Placed[] {
    const known = this.sorted.get(listingId);
    if (known) return known;
    const ids = listingId === ALL ? this.placed.keys() : (this.idsOfListing.get(listingId) ?? []);
    const products = [...ids].flatMap((id) => this.placed.get(id) ?? []);
    products.sort(
      ({ product: one }, { product: other }) =>
        other.createdAt - one.createdAt || (one._id < other._id ? -1 : 1),
    );
    this.sorted.set(listingId, products);
    return products;
  }
}

/** Stands for the list of all products. */
const ALL = '';
