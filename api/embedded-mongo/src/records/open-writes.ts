import type { Collection } from './collection.js';

/** What transactions have written and not committed. */
export interface OpenWrites {
  /** @throws LockWait while a transaction has written to the collection */
  checkIdle(collection: Collection): void;
  /** Whether a transaction has written to the collection. */
  holds(collection: Collection): boolean;
}
