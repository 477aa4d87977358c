import { MAX_NOTHING_FOUND } from '@jhola/shared/contracts/product-lists.contract';
import { type FilterableProduct, filterableProduct } from '@jhola/shared/domain/filters/filterable-product';
import { PRACTICE_ROUNDS, practice } from '@jhola/shared/domain/search/practice';
import { ProductIndex } from '@jhola/shared/domain/search/product-index';
import { searchVersion } from '@jhola/shared/domain/search/search-version';
import type { ShopStore } from '#data/db/db.ts';
import type { NothingFoundRow, ProductRow } from '#data/db/rows.ts';
import { type ChangedProducts, onProductsChanged } from '../product-changes';

/** Products that are read and compared at a time: between two such slices searches are answered. */
const SLICE = 100;
/** How long products must rest after a large change before all are compared, in milliseconds. */
const COMPARE_AFTER_MS = 500;
/** How long the index must rest before it is written, in milliseconds. */
const WRITE_AFTER_MS = 1500;

/**
 * The search index over all products of this device. It is read as it was last written, then brought up to date by what
 * differs, and follows the products from there; each tab has its own, and what one of them writes is of use to all.
 */
export class DeviceIndex {
  private index = new ProductIndex();
  /** What filters read of the products that were taken in or looked for so far. */
  private readonly filterable = new Map<string, FilterableProduct>();
  private opening: Promise<void> | undefined;
  /** Reading and taking in goes one after the other, so that what was read earlier never undoes what was read later. */
  private queue: Promise<unknown> = Promise.resolve();
  private changedIds = new Set<string>();
  /** Set while any product may differ from what is indexed. */
  private comparing: Promise<void> | undefined;
  private compareTimer: ReturnType<typeof setTimeout> | undefined;
  private writeTimer: ReturnType<typeof setTimeout> | undefined;
  /** What is still to be searched for practice: begins when all products have been compared for the first time. */
  private practice = Array.from({ length: PRACTICE_ROUNDS }, () => practice).flat();

  constructor(private readonly store: ShopStore) {}

  /** Reads the index and begins to bring it up to date, once. */
  open(): Promise<void> {
    this.opening ??= this.read().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /**
   * Searches as the server does.
   * @returns the ids of all that match, best first
   */
  async find(text: string): Promise<string[]> {
    await this.open();
    if (this.changedIds.size > 0) await this.takeChanged();
    if (this.behind && this.index.size !== (await this.store.products.count())) await this.compareNow();
    return this.index.find(text);
  }

  /**
   * What filters read of some products; call it with what `find` has just answered.
   * @returns the products in the order of their ids, without those that are gone
   */
  async filterableOf(ids: readonly string[]): Promise<FilterableProduct[]> {
    const missing = ids.filter((id) => !this.filterable.has(id));
    await this.sequentially(async () => {
      for (const row of await this.store.products.bulkGet(missing)) if (row) this.takeFilterable(row);
    });
    return ids.flatMap((id) => this.filterable.get(id) ?? []);
  }

  /** What a shopper who has found nothing for a text may have meant, and may like, as the server answers it. */
  async nothingFound(text: string): Promise<NothingFoundRow> {
    await this.open();
    return {
      corrections: this.index.corrections(text, MAX_NOTHING_FOUND.corrections),
      popular: this.index.popular(MAX_NOTHING_FOUND.popular),
    };
  }

  private async read(): Promise<void> {
    const row = await this.store.searchIndex.get('products');
    if (row?.version === searchVersion) this.index = ProductIndex.fromJSON(row.json);
    onProductsChanged(this.store, (changed) => this.follow(changed));
    this.compareSoon();
  }

  private get behind(): boolean {
    return this.comparing !== undefined || this.compareTimer !== undefined;
  }

  private follow(changed: ChangedProducts): void {
    if (changed === 'any') this.compareSoon();
    else {
      for (const id of changed) this.changedIds.add(id);
      this.takeChanged().catch(failed);
    }
  }

  private compareSoon(): void {
    clearTimeout(this.compareTimer);
    this.compareTimer = setTimeout(() => this.compareNow().catch(failed), COMPARE_AFTER_MS);
  }

  /** Compares all products, unless that is being done already and nothing has changed since. */
  private compareNow(): Promise<void> {
    if (this.comparing && this.compareTimer === undefined) return this.comparing;
    clearTimeout(this.compareTimer);
    this.compareTimer = undefined;
    const comparing = Promise.resolve(this.comparing)
      .then(() => this.compareAll())
      .finally(() => {
        if (this.comparing === comparing) this.comparing = undefined;
      });
    this.comparing = comparing;
    return comparing;
  }

  private async compareAll(): Promise<void> {
    const notSeen = new Set(this.index.ids());
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      last = await this.sequentially(() => this.compareSlice(after, notSeen));
    }
    for (const id of notSeen) this.changedIds.add(id);
    await this.takeChanged();
    this.practiseNext();
  }

  /** Searches as shoppers do, each in a task of its own: the first search of a shopper finds code that is compiled. */
  private practiseNext(): void {
    const text = this.index.size > 0 ? this.practice.pop() : undefined;
    if (text === undefined) return;
    this.index.find(text);
    setTimeout(() => this.practiseNext());
  }

  /** @returns the last id of the slice; `undefined` after the last slice */
  private async compareSlice(after: string, notSeen: Set<string>): Promise<string | undefined> {
    const rows = await this.store.products.where('_id').above(after).limit(SLICE).toArray();
    let differs = false;
    for (const row of rows) {
      notSeen.delete(row._id);
      this.takeFilterable(row);
      differs = this.index.put(row) || differs;
    }
    if (differs) this.writeSoon();
    return rows.length < SLICE ? undefined : rows.at(-1)?._id;
  }

  private takeFilterable(row: ProductRow): void {
    this.filterable.set(row._id, filterableProduct(row));
  }

  private takeChanged(): Promise<void> {
    return this.sequentially(async () => {
      const ids = [...this.changedIds];
      this.changedIds.clear();
      const rows = await this.store.products.bulkGet(ids);
      const differ = ids.filter((id, index) => {
        const row = rows[index];
        if (row) this.takeFilterable(row);
        else this.filterable.delete(id);
        return row ? this.index.put(row) : this.index.remove(id);
      });
      if (differ.length > 0) this.writeSoon();
    });
  }

  private writeSoon(): void {
    clearTimeout(this.writeTimer);
    this.writeTimer = setTimeout(() => this.write().catch(failed), WRITE_AFTER_MS);
  }

  private async write(): Promise<void> {
    // Half an index is of little use: what is still missing ends in another writing.
    if (this.behind) return this.writeSoon();
    await alone(async () => {
      const json = JSON.stringify(this.index);
      await this.store.searchIndex.put({ key: 'products', json, version: searchVersion });
    });
  }

  private sequentially<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(work);
    // The caller gets the failure; the next work goes on.
    this.queue = result.catch(() => undefined);
    return result;
  }
}

/** Writes, unless another tab is at it: it has followed the same changes. Without Web Locks (plain http) both write. */
async function alone(write: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return write();
  await navigator.locks.request('search-index', { ifAvailable: true }, async (lock) => {
    if (lock) await write();
  });
}

const failed = (error: unknown) => console.warn('The search index could not be kept up to date', error);
