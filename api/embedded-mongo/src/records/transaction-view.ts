import type { Collection, IndexChange } from './collection.js';
import type { StoredRecord } from './stored-record.js';

/** One document a transaction wrote: what everybody has, what the commit makes of it, and all it takes to do that. */
export interface PendingWrite {
  readonly committed: StoredRecord | null;
  readonly after: StoredRecord | null;
  readonly indexChanges: readonly IndexChange[];
  /** The unique keys that are reserved for it. */
  readonly uniqueKeys: readonly string[];
}

/** What a transaction sees differently from everybody else in one collection. */
export interface TransactionView {
  readonly writes: Map<number, PendingWrite>;
  /** The records of the documents it wrote, by the keys of their ids: a statement for one looks at no other. */
  readonly recordsById: Map<string, number>;
  /** How documents were when the transaction began, for those that others have changed since. */
  readonly earlier: Map<number, StoredRecord | null>;
  /** The unique keys that others have freed since, which documents of the snapshot still have. */
  readonly freedKeys: Set<string>;
}

/** The version of a record that a transaction (or everybody) sees, one of very many: it does not stay in memory. */
export function versionOf(
  { records }: Collection,
  id: number,
  view: TransactionView | undefined,
): StoredRecord | undefined {
  const own = view?.writes.get(id);
  if (own) return own.after ?? undefined;
  const earlier = view?.earlier.get(id);
  return earlier === undefined ? records.get(id, false) : (earlier ?? undefined);
}
