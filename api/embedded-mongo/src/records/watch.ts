import type { StoredRecord } from './stored-record.js';

/** Learns what changes in a collection while its work rests. */
export interface Watch {
  /**
   * Takes note that a document is about to change.
   * @param before how it is until then; null for not there
   */
  touch(id: number, before: StoredRecord | null): void;
}
