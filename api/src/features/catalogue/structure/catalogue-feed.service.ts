import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Types } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Database } from '#platform/database/database.js';
import { whenListening } from '#platform/http/when-listening.js';
import { Jobs } from '#platform/jobs/jobs.service.js';
import type { RepeatedWork } from '#platform/jobs/repeated-work.js';
import { KeptModels } from '../kept-models/kept-models.service.js';
import { CATALOGUE_TAG, CHANGES_TAG, productTag } from './answer-tags.js';
import { CatalogueChanges, type ChangedRecords, type ListedProduct } from './catalogue-changes.service.js';
import { CatalogueNames } from './catalogue-names.service.js';
import { CatalogueRevision } from './catalogue-revision.service.js';

/** How many products are read at a time when the shop starts: few enough that others are answered in between. */
const PIECE = 200;
/** How many changes are taken in before others have their turn. */
const REPORTED = 50;
/**
 * How old what is known may be for answers to everybody, while other processes may write: with the pause between batches of sales
 * (RevisionBumper) they are less than a second behind.
 */
const RECENT_MS = 300;
/** How often it is looked whether the models are to be written. */
const KEEP_EVERY_MS = 60 * 60 * 1000;
/** With fewer changes since they were written, they are not written again: the next start catches up by as many. */
const KEEP_AFTER_CHANGES = 1000;

/** The changes since the last notification, for listeners that keep a copy of the products. */
export interface ProductsChanged {
  /** New and changed products, and those whose category or subcategory was renamed. */
  readonly products: readonly ListedProduct[];
  readonly deletedIds: readonly string[];
  /** The catalogue's revision that they lead to; with a piece of all products that which is known by then. */
  readonly revision: number;
  /** Set where more changes up to the same revision follow. */
  readonly isPart?: true;
}

/**
 * Keeps this process's copies of the catalogue (names, search index, cached responses) in step with the
 * database, by revision. Code that writes to the catalogue calls `catchUp` after its commit; every read after
 * that sees the change.
 */
@Injectable()
export class CatalogueFeed implements OnApplicationBootstrap {
  private readonly log = new Logger('Catalogue');
  private readonly listeners: ((changed: ProductsChanged) => void)[] = [];
  private seen = -1;
  /** When the newest fetch that has ended began, by `performance.now`. */
  private fetchedAt = Number.NEGATIVE_INFINITY;
  /** What is read goes to the listeners sequentially, so that nothing earlier is reported after something later. */
  private sequence: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  private loading: Promise<void> | undefined;
  private hasLoaded = false;
  /** The last product of those that were reported when the shop started. */
  private lastLoaded: Types.ObjectId | undefined;
  private readonly closing = new AbortController();
  /** The revision of the models that are written; -1 while none are. */
  private keptRevision = -1;
  /** How many products have changed since: one revision of an import has hundreds. */
  private unkept = 0;
  private readonly keeping: RepeatedWork;

  constructor(
    private readonly revision: CatalogueRevision,
    private readonly changes: CatalogueChanges,
    private readonly names: CatalogueNames,
    private readonly answers: ResponseCache,
    private readonly config: ShopConfig,
    private readonly database: Database,
    private readonly kept: KeptModels,
    private readonly http: HttpAdapterHost,
    jobs: Jobs,
  ) {
    answers.onDrop((tags) => {
      if (tags.includes(CHANGES_TAG)) this.fetchedAt = Number.NEGATIVE_INFINITY;
    });
    const work = () => this.keep();
    this.keeping = jobs.repeat({ name: 'search index on disk', everyMs: KEEP_EVERY_MS, work });
  }

  /** Registers a listener for every change, the whole catalogue first, in pieces; call it in onModuleInit. */
  onChange(listener: (changed: ProductsChanged) => void): void {
    this.listeners.push(listener);
  }

  /** Reads the names, and begins to read the products: a shop of any size opens immediately. */
  async onApplicationBootstrap(): Promise<void> {
    await this.catchUp();
    this.database.beforeClosing(async () => {
      this.closing.abort();
      await this.loading?.catch(() => {});
    });
    this.loaded().catch((err: unknown) =>
      this.log.error({ err, msg: 'The products could not be read; the next search tries again' }),
    );
  }

  /** Call it before what listeners know of the products is used: resolves once they know all of them. */
  loaded(): Promise<void> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Whether listeners know all products: `loaded` would not wait. */
  get isLoaded(): boolean {
    return this.hasLoaded;
  }

  /** Call it before in-memory data is used: it catches up if another process may have written. */
  async refresh(): Promise<void> {
    if (!this.config.isSoleWriter) await this.catchUp();
  }

  /** As `refresh`, for answers to everybody: undefined while what is known is recent. */
  refreshIfOld(): Promise<void> | undefined {
    if (this.config.isSoleWriter || performance.now() - this.fetchedAt < RECENT_MS) return undefined;
    return this.catchUp();
  }

  /** Fetches everything that was committed before this call. */
  catchUp(): Promise<void> {
    // A running fetch may have read before the caller's commit; the next one has not. Callers share it.
    this.waiting ??= this.sequentially(() => {
      this.waiting = undefined;
      return this.fetchChanges();
    });
    return this.waiting;
  }

  /** Call it after very many changes: the models are written before the hour. @param learned so many things a model has learned by itself */
  keepSoon(learned = 0): void {
    this.unkept += learned;
    this.keeping.wake();
  }

  private async load(): Promise<void> {
    // Nobody searches before: the shop opens sooner when nothing is read beside it.
    await whenListening(this.http, this.closing.signal);
    // Whoever asks first: products are read with the names of their categories.
    if (this.seen < 0) await this.catchUp();
    this.hasLoaded = (!this.lastLoaded && (await this.loadKept())) || (await this.loadAll());
  }

  /** Reads all products, in pieces. @returns false when the shop is closing meanwhile */
  private async loadAll(): Promise<boolean> {
    while (!this.closing.signal.aborted) {
      let length = 0;
      await this.sequentially(async () => {
        const products = await this.changes.someProducts(this.lastLoaded, PIECE);
        this.report({ products, deletedIds: [], revision: this.seen });
        this.lastLoaded = products.at(-1)?._id ?? this.lastLoaded;
        length = products.length;
      });
      if (length < PIECE) return true;
    }
    return false;
  }

  /** Reads the models as they were written, and what has changed since; nothing is reported in between. */
  private async loadKept(): Promise<boolean> {
    let isLoaded = false;
    await this.sequentially(async () => {
      const state = await this.revision.state();
      const revision = await this.kept.read(state);
      if (revision === undefined) return;
      const { categories, subcategories, deleted } = await this.changes.withoutProducts(revision);
      const report = (products: readonly ListedProduct[], deletedIds: readonly string[] = []) =>
        this.report({ products, deletedIds, revision: this.seen });
      report([], idsOfProducts(deleted));
      // An import may have changed all of them, and made their categories.
      const { signal } = this.closing;
      const pieces = { length: PIECE, take: report, signal };
      await this.changes.productsSince(revision, pieces);
      const renamed = [...categories, ...subcategories].map(({ _id }) => _id);
      if (!signal.aborted) await this.changes.unchangedIn(renamed, revision, pieces);
      if (signal.aborted) return;
      this.keptRevision = revision;
      isLoaded = true;
    });
    return isLoaded;
  }

  /** Writes the models when enough has changed. */
  private async keep(): Promise<void> {
    await this.loaded();
    await this.sequentially(async () => {
      const { signal } = this.closing;
      if (signal.aborted || (this.keptRevision >= 0 && this.unkept < KEEP_AFTER_CHANGES)) return;
      const { epoch } = await this.revision.state();
      const revision = this.seen;
      this.unkept = 0;
      await this.kept.write({ epoch, revision }, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      this.keptRevision = revision;
    });
  }

  private sequentially(work: () => Promise<void>): Promise<void> {
    const done = this.sequence.then(work);
    // The caller gets the failure; the next one goes on.
    this.sequence = done.catch(() => {});
    return done;
  }

  private async fetchChanges(): Promise<void> {
    const began = performance.now();
    const revision = await this.revision.current();
    if (revision !== this.seen) await this.fetchUpTo(revision);
    this.fetchedAt = began;
  }

  private async fetchUpTo(revision: number): Promise<void> {
    const { categories, subcategories, products, deleted } = await this.changes.since(this.seen);
    const renamed = this.names.take(categories, subcategories);
    for (const { _id, kind } of deleted) if (kind !== 'product') this.names.forget(_id.toHexString());

    const all = [...products, ...(await this.changes.productsIn(renamed))];
    // What is gone, first: a product of that id may be among those that are there again.
    let deletedIds = idsOfProducts(deleted);
    let at = 0;
    for (; all.length - at > REPORTED; at += REPORTED) {
      this.report({ products: all.slice(at, at + REPORTED), deletedIds, revision, isPart: true });
      deletedIds = [];
      await nextTurn();
    }
    this.report({ products: all.slice(at), deletedIds, revision });
    this.seen = revision;
    // Other processes learn of their own accord.
    this.answers.drop([CATALOGUE_TAG, CHANGES_TAG], 'elsewhere');
  }

  private report(changed: ProductsChanged): void {
    for (const notify of this.listeners) notify(changed);
    this.unkept += changed.products.length + changed.deletedIds.length;
    const ids = [...changed.products.map(({ _id }) => _id.toHexString()), ...changed.deletedIds];
    this.answers.drop(ids.map(productTag), 'elsewhere');
  }
}

const idsOfProducts = (deleted: ChangedRecords['deleted']): string[] =>
  deleted.filter(({ kind }) => kind === 'product').map(({ _id }) => _id.toHexString());
