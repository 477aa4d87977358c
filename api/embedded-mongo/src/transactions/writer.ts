import { CommandError, writeConflict } from '../errors.js';
import { MEMORY_LIMITS, type MemoryLimits } from '../memory-limits.js';
import type { Collection } from '../records/collection.js';
import type { CollectionIndex } from '../records/collection-index.js';
import { duplicateKey } from '../records/duplicate-key.js';
import type { TransactionView } from '../records/transaction-view.js';
import type { RecordStore } from '../storage/record-store.js';
import { keyOf } from '../values/index-key.js';
import type { CheckedChange, RecordChange, Statement } from './changes.js';
import { conflict, frees, holdersOf } from './conflicts.js';
import { type Holdings, releaseKey } from './holdings.js';
import { ENTRY_BYTES, LockWait, type Transaction, uniqueKeyName } from './transaction.js';

/** Decides who may write what, and passes committed changes to memory and storage in the same tick. */
export class Writer {
  private readonly holdings = new Map<Collection, Holdings>();
  readonly running = new Set<Transaction>();

  /** Called when a transaction has failed, for what was made for it beside documents. */
  afterAbort: (transaction: Transaction) => void = () => {};

  /** Called before the first change of a collection that was made for a transaction. */
  confirm: (collection: Collection) => void = () => {};

  constructor(
    private readonly store: RecordStore,
    private readonly limits: MemoryLimits = MEMORY_LIMITS,
  ) {}

  /**
   * Makes the changes of one statement, all or none: the keys of all indexes are computed and checked before the first
   * change is made. In a transaction they wait for its commit, which then cannot fail.
   * @throws LockWait when a plain write meets a transaction, CommandError for a write conflict, a duplicate key, or a
   * document that an index cannot hold
   */
  write(
    collection: Collection,
    transaction: Transaction | undefined,
    changes: readonly RecordChange[],
  ): void {
    const statement: Statement = { changes: new Map(), uniqueKeys: new Set() };
    for (const change of changes) this.check(collection, transaction, change, statement);
    if (transaction) this.checkSize(transaction, changes);
    for (const checked of statement.changes.values()) {
      if (transaction) this.keep(collection, transaction, checked);
      else this.commitChange(collection, undefined, checked);
    }
  }

  /** Commits a transaction's writes. Durable once the store's next flush is. */
  commit(transaction: Transaction): void {
    const views = [...transaction.views];
    this.finish(transaction, 'committed');
    for (const [collection, { writes }] of views) {
      if (writes.size > 0 && collection.isProvisional) this.confirm(collection);
      for (const [id, write] of writes) {
        if (write.committed || write.after) this.commitChange(collection, transaction, { id, ...write });
        // As of what is inserted by itself: its bytes are enough.
        if (!write.committed) write.after?.forget();
      }
    }
  }

  abort(transaction: Transaction): void {
    this.finish(transaction, 'aborted');
    this.afterAbort(transaction);
  }

  /** Ends all that run: what they saw is taken back. */
  abortAll(): void {
    for (const transaction of this.running) this.abort(transaction);
  }

  /** @throws LockWait while a running transaction has written to the collection, whose shape is about to change */
  checkIdle(collection: Collection): void {
    for (const holder of this.holdings.get(collection)?.locks.values() ?? []) throw new LockWait(holder);
  }

  /** Whether a running transaction has written to the collection. */
  holds(collection: Collection): boolean {
    return this.holdings.has(collection);
  }

  /** @throws CommandError TransactionTooLarge */
  private checkSize(transaction: Transaction, changes: readonly RecordChange[]): void {
    const bytes = changes.reduce((sum, { after }) => sum + ENTRY_BYTES + (after?.bytes.length ?? 0), 0);
    const { transactionBytes } = this.limits;
    if (transaction.writtenBytes + bytes > transactionBytes) {
      throw new CommandError(
        'TransactionTooLarge',
        `A transaction cannot write more than ${transactionBytes} bytes.`,
      );
    }
    transaction.writtenBytes += bytes;
  }

  /** Keeps a change until its transaction ends, with the document and its unique keys held for it. */
  private keep(collection: Collection, transaction: Transaction, checked: CheckedChange): void {
    const { id, ...write } = checked;
    const held = this.holdingsOf(collection);
    const { writes, recordsById } = transaction.viewOf(collection);
    held.locks.set(id, transaction);
    for (const key of writes.get(id)?.uniqueKeys ?? []) releaseKey(held, key, transaction, id);
    for (const key of write.uniqueKeys) held.keys.set(key, { holder: transaction, record: id });
    writes.set(id, write);
    if (write.after) recordsById.set(keyOf(write.after.document._id), id);
  }

  private commitChange(
    collection: Collection,
    author: Transaction | undefined,
    { id, committed, after, indexChanges }: Omit<CheckedChange, 'uniqueKeys'>,
  ): void {
    if (collection.isProvisional) this.confirm(collection);
    const tooLarge: Transaction[] = [];
    for (const other of this.running) {
      if (other === author) continue;
      other.keepForSnapshot(collection, id, committed, indexChanges);
      if (other.earlierBytes > this.limits.snapshotBytes) tooLarge.push(other);
    }
    const undo = collection.undoOf(id, indexChanges);
    collection.apply(id, after, indexChanges);
    this.store.put(collection.id, id, after?.bytes, undo);
    for (const other of tooLarge) this.abort(other);
  }

  private finish(transaction: Transaction, state: 'committed' | 'aborted'): void {
    this.running.delete(transaction);
    for (const [collection, { writes }] of transaction.views) {
      const held = this.holdings.get(collection);
      if (!held) continue;
      for (const [id, { uniqueKeys }] of writes) {
        held.locks.delete(id);
        for (const key of uniqueKeys) releaseKey(held, key, transaction, id);
      }
      if (held.locks.size === 0) this.holdings.delete(collection);
    }
    transaction.end(state);
  }

  private holdingsOf(collection: Collection): Holdings {
    let held = this.holdings.get(collection);
    if (!held) {
      held = { locks: new Map(), keys: new Map() };
      this.holdings.set(collection, held);
    }
    return held;
  }

  /** Checks one change and adds it to its statement. */
  private check(
    collection: Collection,
    transaction: Transaction | undefined,
    { id, before, after }: RecordChange,
    statement: Statement,
  ): void {
    if (collection.dropped) {
      throw new CommandError('NamespaceNotFound', `${collection.namespace} was dropped`);
    }
    const view = transaction?.views.get(collection);
    if (before && this.running.size > 0) this.checkLock(collection, transaction, view, id);
    const own = view?.writes.get(id);
    const committed = own ? own.committed : before;
    const indexChanges = collection.indexChanges(committed, after);
    const refuseHeld = (index: CollectionIndex, key: string): void => {
      const holds = this.isHeld(collection, transaction, view, statement, index, key, id);
      if (holds && after) throw duplicateKey(collection, index, after.document);
    };
    const uniqueKeys: string[] = [];
    for (const { index, added } of after ? indexChanges : []) {
      if (!index.spec.unique) continue;
      for (const key of added) {
        refuseHeld(index, key);
        uniqueKeys.push(uniqueKeyName(index, key));
      }
    }
    // What this transaction freed another document of it may have taken since.
    for (const { index, removed } of own && after ? own.indexChanges : []) {
      if (!index.spec.unique) continue;
      for (const key of removed) if (!frees(indexChanges, index, key)) refuseHeld(index, key);
    }
    for (const name of uniqueKeys) statement.uniqueKeys.add(name);
    statement.changes.set(id, { id, committed, after, indexChanges, uniqueKeys });
  }

  private checkLock(
    collection: Collection,
    transaction: Transaction | undefined,
    view: TransactionView | undefined,
    id: number,
  ): void {
    const holder = this.holdings.get(collection)?.locks.get(id);
    if (holder && holder !== transaction) throw conflict(transaction, holder);
    if (view?.earlier.has(id)) throw writeConflict();
  }

  /**
   * Whether another document has a unique key, as the writer sees it.
   * @throws LockWait or a write conflict when that depends on another transaction
   */
  private isHeld(
    collection: Collection,
    transaction: Transaction | undefined,
    view: TransactionView | undefined,
    statement: Statement,
    index: CollectionIndex,
    key: string,
    id: number,
  ): boolean {
    const name = uniqueKeyName(index, key);
    if (statement.uniqueKeys.has(name)) return true;
    const held = this.holdings.get(collection);
    const reservation = held?.keys.get(name);
    if (reservation && reservation.holder !== transaction) throw conflict(transaction, reservation.holder);
    // This statement may free what an earlier one of its transaction reserved.
    if (reservation && reservation.record !== id && !statement.changes.has(reservation.record)) return true;
    for (const other of holdersOf(index, key)) {
      if (other === id) continue;
      const own = statement.changes.get(other) ?? view?.writes.get(other);
      if (own) {
        if (!frees(own.indexChanges, index, key)) return true;
        continue;
      }
      const holder = held?.locks.get(other);
      if (holder) throw conflict(transaction, holder);
      if (view?.earlier.has(other)) throw writeConflict();
      return true;
    }
    // In the transaction's snapshot a document still has the key: with it, two would be seen.
    if (view?.freedKeys.has(name)) throw writeConflict();
    return false;
  }
}
