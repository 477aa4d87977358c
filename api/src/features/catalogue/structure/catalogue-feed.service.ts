import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CATALOGUE_TAG, CHANGES_TAG, productTag } from './answer-tags.js';
import { CatalogueChanges, type ListedProduct } from './catalogue-changes.service.js';
import { CatalogueNames } from './catalogue-names.service.js';
import { CatalogueRevision } from './catalogue-revision.service.js';

/** The changes since the last notification, for listeners that keep a copy of the products. */
export interface ProductsChanged {
  /** New and changed products, and those whose category or subcategory was renamed. */
  readonly products: readonly ListedProduct[];
  readonly deletedIds: readonly string[];
  /** The catalogue's revision that they lead to. */
  readonly revision: number;
}

/**
 * Keeps this process's copies of the catalogue (names, search index, cached responses) in step with the
 * database, by revision. Code that writes to the catalogue calls `catchUp` after its commit; every read after
 * that sees the change.
 */
@Injectable()
export class CatalogueFeed implements OnApplicationBootstrap {
  private readonly listeners: ((changed: ProductsChanged) => void)[] = [];
  private seen = -1;
  private running: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  constructor(
    private readonly revision: CatalogueRevision,
    private readonly changes: CatalogueChanges,
    private readonly names: CatalogueNames,
    private readonly answers: ResponseCache,
    private readonly config: ShopConfig,
  ) {}

  /** Registers a listener for every change, the whole catalogue first; call it in onModuleInit. */
  onChange(listener: (changed: ProductsChanged) => void): void {
    this.listeners.push(listener);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.catchUp();
  }

  /** Call it before in-memory data is used: it catches up if another process may have written. */
  async refresh(): Promise<void> {
    if (!this.config.isSoleWriter) await this.catchUp();
  }

  /** Fetches everything that was committed before this call. */
  catchUp(): Promise<void> {
    // A running fetch may have read before the caller's commit; the next one has not. Callers share it.
    this.waiting ??= this.fetchAfter(this.running);
    return this.waiting;
  }

  private async fetchAfter(before: Promise<void> | undefined): Promise<void> {
    await before?.catch(() => {});
    this.running = this.fetchChanges();
    this.waiting = undefined;
    await this.running;
  }

  private async fetchChanges(): Promise<void> {
    const revision = await this.revision.current();
    if (revision === this.seen) return;
    const { categories, subcategories, products, deleted } = await this.changes.since(this.seen);
    const renamed = this.names.take(categories, subcategories);
    for (const { _id, kind } of deleted) if (kind !== 'product') this.names.forget(_id.toHexString());

    const changed: ProductsChanged = {
      products: [...products, ...(await this.changes.productsIn(renamed))],
      deletedIds: deleted.filter(({ kind }) => kind === 'product').map(({ _id }) => _id.toHexString()),
      revision,
    };
    for (const notify of this.listeners) notify(changed);
    this.seen = revision;
    const ids = [...changed.products.map(({ _id }) => _id.toHexString()), ...changed.deletedIds];
    this.answers.drop([CATALOGUE_TAG, CHANGES_TAG, ...ids.map(productTag)]);
  }
}
