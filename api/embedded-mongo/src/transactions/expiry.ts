import type { Collection } from '../records/collection.js';
import type { StoredRecord } from '../records/stored-record.js';
import { KEY_MAX, keyOf, typeStart } from '../values/index-key.js';
import { LockWait } from './transaction.js';
import type { Writer } from './writer.js';

const MAX_BATCH = 500;

/** Removes what a TTL index says is too old, a bounded number at a time so that nobody waits long. */
export function sweepExpired(collection: Collection, writer: Writer, now: number): void {
  for (const index of collection.indexes) {
    const { expireAfterSeconds, fields } = index.spec;
    if (expireAfterSeconds === undefined || fields.length !== 1) continue;
    const limit = new Date(now - expireAfterSeconds * 1000);
    for (const id of index.list.records(typeStart(limit), keyOf(limit) + KEY_MAX, MAX_BATCH)) {
      const record = collection.records.get(id);
      if (record) removeUnlessHeld(collection, writer, id, record);
    }
  }
}

function removeUnlessHeld(collection: Collection, writer: Writer, id: number, record: StoredRecord): void {
  try {
    writer.write(collection, undefined, [{ id, before: record, after: null }]);
  } catch (error) {
    // A transaction holds it; the next sweep will find it again.
    if (!(error instanceof LockWait)) throw error;
  }
}
