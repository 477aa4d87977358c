import { writeConflict } from '../errors.js';
import type { IndexChange } from '../records/collection.js';
import type { CollectionIndex } from '../records/collection-index.js';
import { LockWait, type Transaction } from './transaction.js';

/** A transaction gives way immediately, unless it has read nothing yet; a plain write can always wait. */
export function conflict(transaction: Transaction | undefined, holder: Transaction): unknown {
  return transaction && transaction.statements > 0 ? writeConflict() : new LockWait(holder);
}

/** Whether changes take a key out of an index. */
export function frees(changes: readonly IndexChange[], index: CollectionIndex, key: string): boolean {
  return changes.some((change) => change.index === index && change.removed.includes(key));
}

/** The records that have a key of an index. */
export function holdersOf(index: CollectionIndex, key: string): number[] {
  return index.list.records(key, `${key}\u0000`);
}
