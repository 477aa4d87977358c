import { CommandError, writeConflict } from '../errors.js';
import type { Collection } from '../records/collection.js';
import type { CollectionIndex } from '../records/collection-index.js';
import type { StoredRecord } from '../records/stored-record.js';
import type { RecordStore } from '../storage/record-store.js';
import type { Doc } from '../values/documents.js';
import { LockWait, type Transaction } from './transaction.js';

interface Reservation {
  readonly holder: Transaction;
  readonly record: number;
}

/** A document's next version; null takes it out. */
export interface RecordChange {
  readonly before: StoredRecord;
  readonly after: StoredRecord | null;
}

/** What running transactions hold in one collection. */
interface Holdings {
  readonly locks: Map<number, Transaction>;
  readonly keys: Map<string, Reservation>;
}

/** Decides who may write what, and hands committed changes to memory and storage in the same turn. */
export class Writer {
  private readonly holdings = new Map<Collection, Holdings>();
  readonly running = new Set<Transaction>();

  constructor(private readonly store: RecordStore) {}

  /**
   * Makes several changes of one statement. All are checked before the first is made: a statement that has to wait
   * runs again from its beginning, and must not have changed anything by then.
   * @throws what {@link write} throws
   */
  writeAll(
    collection: Collection,
    transaction: Transaction | undefined,
    changes: readonly RecordChange[],
  ): void {
    if (changes.length > 1) {
      for (const { before, after } of changes) this.check(collection, transaction, before.id, before, after);
    }
    for (const { before, after } of changes) this.write(collection, transaction, before.id, before, after);
  }

  /**
   * Replaces one version of a document by the next; null stands for not there.
   * @throws LockWait when a plain write meets a transaction, CommandError for a write conflict or a duplicate key
   */
  write(
    collection: Collection,
    transaction: Transaction | undefined,
    id: number,
    before: StoredRecord | null,
    after: StoredRecord | null,
  ): void {
    const reserved = this.check(collection, transaction, id, before, after);
    if (!transaction) {
      this.commitChange(collection, undefined, id, before, after);
      return;
    }
    const held = this.holdingsOf(collection);
    held.locks.set(id, transaction);
    const { writes } = transaction.viewOf(collection);
    const earlier = writes.get(id);
    if (earlier?.after && transaction) this.releaseKeys(collection, id, earlier.after, transaction);
    for (const key of reserved) held.keys.set(key, { holder: transaction, record: id });
    if (earlier) earlier.after = after;
    else writes.set(id, { before, after });
  }

  /** Makes a transaction's writes everybody's. Durable once the store's next flush is. */
  commit(transaction: Transaction): void {
    const views = [...transaction.views];
    this.finish(transaction, 'committed');
    for (const [collection, { writes }] of views) {
      for (const [id, { before, after }] of writes) {
        if (before || after) this.commitChange(collection, transaction, id, before, after);
      }
    }
  }

  abort(transaction: Transaction): void {
    this.finish(transaction, 'aborted');
  }

  /** @throws LockWait while a running transaction has written to the collection, whose shape is about to change */
  checkIdle(collection: Collection): void {
    for (const holder of this.holdings.get(collection)?.locks.values() ?? []) throw new LockWait(holder);
  }

  private commitChange(
    collection: Collection,
    author: Transaction | undefined,
    id: number,
    before: StoredRecord | null,
    after: StoredRecord | null,
  ): void {
    for (const other of this.running) if (other !== author) other.remember(collection, id, before);
    collection.apply(id, before, after);
    this.store.put(collection.id, id, after?.bytes);
  }

  private finish(transaction: Transaction, state: 'committed' | 'aborted'): void {
    this.running.delete(transaction);
    for (const [collection, { writes }] of transaction.views) {
      const held = this.holdings.get(collection);
      if (!held) continue;
      for (const [id, { after }] of writes) {
        held.locks.delete(id);
        if (after) this.releaseKeys(collection, id, after, transaction);
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

  /** @returns the unique keys a transaction has to reserve for the new version */
  private check(
    collection: Collection,
    transaction: Transaction | undefined,
    id: number,
    before: StoredRecord | null,
    after: StoredRecord | null,
  ): readonly string[] {
    if (collection.dropped) {
      throw new CommandError('NamespaceNotFound', `${collection.namespace} was dropped`);
    }
    if (before && this.running.size > 0) this.checkLock(collection, transaction, id);
    return after ? this.checkUnique(collection, transaction, id, before, after) : [];
  }

  private checkLock(collection: Collection, transaction: Transaction | undefined, id: number): void {
    const holder = this.holdings.get(collection)?.locks.get(id);
    if (holder && holder !== transaction) throw conflict(transaction, holder);
    if (transaction?.views.get(collection)?.earlier.has(id)) throw writeConflict();
  }

  private checkUnique(
    collection: Collection,
    transaction: Transaction | undefined,
    id: number,
    before: StoredRecord | null,
    after: StoredRecord,
  ): string[] {
    const reserved: string[] = [];
    for (const index of collection.indexes) {
      if (!index.spec.unique || (before && index.unaffected(before.document, after.document))) continue;
      const held = this.holdings.get(collection);
      for (const key of index.keysOf(after.document)) {
        const name = `${index.spec.name}\u0000${key}`;
        const reservation = held?.keys.get(name);
        if (reservation && reservation.holder !== transaction)
          throw conflict(transaction, reservation.holder);
        if (reservation && reservation.record !== id) throw duplicateKey(collection, index, after.document);
        for (const other of holdersOf(index, key)) {
          if (other === id) continue;
          const own = transaction?.views.get(collection);
          const written = own?.writes.get(other);
          if (written) {
            if (written.after && index.keysOf(written.after.document).includes(key)) {
              throw duplicateKey(collection, index, after.document);
            }
            continue;
          }
          const holder = held?.locks.get(other);
          if (holder) throw conflict(transaction, holder);
          if (own?.earlier.has(other)) throw writeConflict();
          throw duplicateKey(collection, index, after.document);
        }
        if (transaction) reserved.push(name);
      }
    }
    return reserved;
  }

  private releaseKeys(
    collection: Collection,
    id: number,
    version: StoredRecord,
    transaction: Transaction,
  ): void {
    const keys = this.holdings.get(collection)?.keys;
    if (!keys || keys.size === 0) return;
    for (const index of collection.indexes) {
      if (!index.spec.unique) continue;
      for (const key of index.keysOf(version.document)) {
        const name = `${index.spec.name}\u0000${key}`;
        const reservation = keys.get(name);
        if (reservation?.holder === transaction && reservation.record === id) keys.delete(name);
      }
    }
  }
}

/** A transaction gives way at once, unless it has read nothing yet; a plain write can always wait. */
function conflict(transaction: Transaction | undefined, holder: Transaction): unknown {
  return transaction && transaction.statements > 0 ? writeConflict() : new LockWait(holder);
}

function holdersOf(index: CollectionIndex, key: string): number[] {
  const holders: number[] = [];
  index.list.scan(key, `${key}\u0000`, false, (record) => holders.push(record) > 0);
  return holders;
}

/** MongoDB's E11000, with the fields drivers and mongoose read. */
export function duplicateKey(collection: Collection, { spec }: CollectionIndex, doc: Doc): CommandError {
  const keyPattern: Doc = {};
  const keyValue: Doc = {};
  for (const { name, path, direction } of spec.fields) {
    keyPattern[name] = direction;
    let value: unknown = doc;
    for (const step of path) value = (value as Doc | undefined)?.[step];
    keyValue[name] = value ?? null;
  }
  const shown = Object.entries(keyValue)
    .map(([name, value]) => `${name}: ${shownValue(value)}`)
    .join(', ');
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${spec.name} dup key: { ${shown} }`,
    { keyPattern, keyValue },
  );
}

function shownValue(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'ObjectId') {
    return `ObjectId('${String(value)}')`;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
