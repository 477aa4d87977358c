import type { IndexChange } from '../records/collection.js';
import type { StoredRecord } from '../records/stored-record.js';

/** A document's next version; null stands for not there. */
export interface RecordChange {
  readonly id: number;
  readonly before: StoredRecord | null;
  readonly after: StoredRecord | null;
}

/** A change about which nothing can fail any more. */
export interface CheckedChange {
  readonly id: number;
  /** The version that everybody has, also when a transaction has one of its own already. */
  readonly committed: StoredRecord | null;
  readonly after: StoredRecord | null;
  readonly indexChanges: readonly IndexChange[];
  /** The unique keys that are new with it. */
  readonly uniqueKeys: readonly string[];
}

/** The checked changes of one statement, which the ones after them must not collide with. */
export interface Statement {
  readonly changes: Map<number, CheckedChange>;
  readonly uniqueKeys: Set<string>;
}
