import { compileFilter } from '../query/filter.js';
import { type SortField, sortBy } from '../query/sort.js';
import type { TransactionView } from '../transactions/transaction.js';
import type { Doc } from '../values/documents.js';
import type { Collection } from './collection.js';
import { naturalOrder } from './hint.js';
import { type Plan, planQuery } from './planner.js';
import type { StoredRecord } from './stored-record.js';

export interface Selection {
  readonly filter: Doc;
  readonly sort?: readonly SortField[];
  readonly skip?: number;
  readonly limit?: number;
  readonly hint?: unknown;
  readonly variables?: Doc;
}

/** What a query found, and what that took: the figures `explain` shows. */
export interface Found<T = StoredRecord> {
  readonly records: T[];
  readonly plan: Plan;
  readonly examined: number;
}

/** A record, or only its number where many were found: it is read when its turn comes. */
export type Hit = StoredRecord | number;

/** A sorted query of a few results keeps so many candidates before it drops those that are too late. */
const SORT_SLACK = 1000;

/**
 * Runs a query: the plan's candidates, tested, in order, as the transaction (or everybody) sees them.
 * The records are a snapshot; later writes replace records instead of changing them.
 */
export function findRecords(collection: Collection, selection: Selection, view?: TransactionView): Found {
  const { skip = 0, limit = Number.POSITIVE_INFINITY } = selection;
  let records: StoredRecord[] = [];
  const most = 4 * (skip + limit) + SORT_SLACK;
  const query = new Query(collection, selection, view);
  const isSorted = query.sortsItself;
  const { examined } = query.run((record) => {
    records.push(record);
    if (isSorted || records.length < most) return;
    records = query.sorted(records).slice(0, skip + limit);
  });
  if (!isSorted) records = query.sorted(records);
  if (skip > 0 || records.length > limit) records = records.slice(skip, skip + limit);
  return { records, plan: query.plan, examined };
}

/** As {@link findRecords}; of large results only the beginning is in memory. */
export function findHits(collection: Collection, selection: Selection, view?: TransactionView): Found<Hit> {
  const query = new Query(collection, selection, view);
  const { resultBytes } = collection.reading.limits;
  let bytes = 0;
  const hit = (record: StoredRecord): Hit => {
    bytes += record.bytes.length;
    return bytes > resultBytes ? record.id : record;
  };
  if (!query.sortsItself) {
    const found = findRecords(collection, selection, view);
    return { ...found, records: found.records.map(hit) };
  }
  const { skip = 0, limit = Number.POSITIVE_INFINITY } = selection;
  const records: Hit[] = [];
  let at = 0;
  const { examined } = query.run((record) => {
    if (at++ < skip || records.length >= limit) return;
    records.push(hit(record));
  });
  return { records, plan: query.plan, examined };
}

/** How many documents a query finds. */
export function countRecords(collection: Collection, selection: Selection, view?: TransactionView): number {
  const { skip = 0, limit = Number.POSITIVE_INFINITY } = selection;
  let count = 0;
  new Query(collection, selection, view).run(() => void count++);
  return Math.min(Math.max(0, count - skip), limit);
}

/** Visits the documents a query finds, in any order. */
export function visitRecords(
  collection: Collection,
  selection: Selection,
  view: TransactionView | undefined,
  visit: (record: StoredRecord) => void,
): void {
  new Query(collection, selection, view).run(visit);
}

/** The version of a record that a transaction (or everybody) sees. */
export function versionOf(
  { records }: Collection,
  id: number,
  view: TransactionView | undefined,
): StoredRecord | undefined {
  const own = view?.writes.get(id);
  if (own) return own.after ?? undefined;
  const earlier = view?.earlier.get(id);
  return earlier === undefined ? records.get(id) : (earlier ?? undefined);
}

/** One query on its way. */
class Query {
  readonly plan: Plan;
  private readonly enough: number;
  private readonly differs: boolean;
  private readonly test: (record: StoredRecord, isKept: boolean) => boolean;

  constructor(
    private readonly collection: Collection,
    selection: Selection,
    private readonly view: TransactionView | undefined,
  ) {
    const { filter, sort = [], skip = 0, limit = Number.POSITIVE_INFINITY, hint, variables } = selection;
    const matches = compileFilter(filter, variables);
    // What wants everything must not decode everything.
    const all = Object.keys(filter).length === 0;
    this.test = (record, isKept) => all || matches(isKept ? record.document : record.peek());
    this.plan = planQuery(collection, filter, sort, skip + limit, hint);
    this.differs = view !== undefined && view.writes.size + view.earlier.size > 0;
    this.enough = this.plan.sorted ? skip + limit : Number.POSITIVE_INFINITY;
    const natural = naturalOrder(sort, hint);
    this.sortsItself = (this.plan.sorted && !this.differs) || (sort.length === 0 && natural === 0);
    this.sorted =
      natural !== 0 && this.plan.sorted
        ? (records) => records.sort((a, b) => natural * (a.id - b.id))
        : (records) => sortBy(records, sort, ({ document }) => document);
  }

  /** Whether what it finds comes in the order that was asked for. */
  readonly sortsItself: boolean;
  /** Brings what was found into the order that was asked for. */
  readonly sorted: (records: StoredRecord[]) => StoredRecord[];

  /** @returns how many documents were looked at */
  run(visit: (record: StoredRecord) => void): { examined: number } {
    const { collection, view, enough, differs } = this;
    let examined = 0;
    let found = 0;
    visitCandidates(collection, this.plan, (id, scanned) => {
      if (differs && (view?.writes.has(id) || view?.earlier.has(id))) return true;
      const record = scanned ?? collection.records.get(id);
      examined++;
      if (record && this.test(record, !scanned)) {
        found++;
        visit(record);
      }
      return found < enough;
    });
    if (!differs || !view) return { examined };
    for (const record of ownVersions(view)) {
      if (!this.test(record, true)) continue;
      examined++;
      visit(record);
    }
    return { examined };
  }
}

/** The versions only this transaction sees: what it wrote, and what others have replaced since it began. */
function ownVersions({ writes, earlier }: TransactionView): StoredRecord[] {
  const versions: StoredRecord[] = [];
  for (const { after } of writes.values()) if (after) versions.push(after);
  for (const [id, record] of earlier) if (record && !writes.has(id)) versions.push(record);
  return versions;
}

/** @param visit gets the record, too, where it was read on the way */
function visitCandidates(
  collection: Collection,
  plan: Plan,
  visit: (id: number, record?: StoredRecord) => boolean,
): void {
  if (plan.branches) {
    const seen = new Set<number>();
    for (const branch of plan.branches) {
      visitCandidates(collection, branch, (id) => {
        if (seen.has(id)) return true;
        seen.add(id);
        return visit(id);
      });
    }
    return;
  }
  const { index } = plan;
  if (!index) {
    if (!plan.backwards) collection.scan(visit);
    else for (const id of [...collection.records.ids(collection.size)].reverse()) if (!visit(id)) return;
    return;
  }
  const seen = index.multikey.size > 0 ? new Set<number>() : undefined;
  for (const [low, high] of plan.intervals) {
    const ended = index.list.scan(low, high, plan.backwards, (id) => {
      if (seen?.has(id)) return true;
      seen?.add(id);
      return visit(id);
    });
    if (!ended) return;
  }
}
