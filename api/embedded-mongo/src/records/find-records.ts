import type { Work } from '../pace.js';
import type { Collection } from './collection.js';
import { type Found, type Hit, Query, type Selection } from './query.js';
import type { StoredRecord } from './stored-record.js';
import type { TransactionView } from './transaction-view.js';

/**
 * Runs a query: the plan's candidates, tested, in order, as the transaction (or everybody) sees them at its beginning,
 * whatever others do when they have their turn. The records are a snapshot; later writes replace records instead of
 * changing them.
 * @throws CommandError for what is no query, and for what takes too much memory
 */
export function* findRecords(
  collection: Collection,
  selection: Selection,
  view?: TransactionView,
): Work<Found> {
  const query = new Query(collection, selection, view);
  const found = query.isSorted ? yield* query.sortedRecords() : yield* query.inOrder(itself);
  return { records: query.wanted(found), ...query.outcome };
}

/** As {@link findRecords}; of large results only the beginning is in memory. */
export function* findHits(
  collection: Collection,
  selection: Selection,
  view?: TransactionView,
): Work<Found<Hit>> {
  const query = new Query(collection, selection, view);
  const { resultBytes } = collection.reading.limits;
  let bytes = 0;
  const hit = (record: StoredRecord): Hit => {
    bytes += record.bytes.length;
    return bytes > resultBytes ? record.id : record;
  };
  const found = query.isSorted ? (yield* query.sortedRecords()).map(hit) : yield* query.inOrder(hit);
  return { records: query.wanted(found), ...query.outcome };
}

/** How many documents a query finds. */
export function* countRecords(
  collection: Collection,
  selection: Selection,
  view?: TransactionView,
): Work<number> {
  const { skip = 0, limit = Number.POSITIVE_INFINITY } = selection;
  const query = new Query(collection, selection, view);
  yield* query.run({ take: () => true });
  return Math.min(Math.max(0, query.found - skip), limit);
}

/** Visits the documents a query finds, in any order, until the visitor returns false. */
export function* visitRecords(
  collection: Collection,
  selection: Selection,
  view: TransactionView | undefined,
  visit: (record: StoredRecord) => unknown,
): Work<void> {
  yield* new Query(collection, selection, view).run({ take: (record) => visit(record) !== false });
}

const itself = (record: StoredRecord): StoredRecord => record;
