import { compileFilter } from '../query/filter.js';
import { NATURAL, type SortField, sortBy } from '../query/sort.js';
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
export interface Found {
  readonly records: StoredRecord[];
  readonly plan: Plan;
  readonly examined: number;
}

/**
 * Runs a query: the plan's candidates, tested, in order, as the transaction (or everybody) sees them.
 * The records are a snapshot; later writes replace records instead of changing them.
 */
export function findRecords(collection: Collection, selection: Selection, view?: TransactionView): Found {
  const { filter, sort = [], skip = 0, limit = Number.POSITIVE_INFINITY } = selection;
  const matches = compileFilter(filter, selection.variables);
  // What wants everything must not decode everything.
  const all = Object.keys(filter).length === 0;
  const test = (record: StoredRecord): boolean => all || matches(record.document);
  const plan = planQuery(collection, filter, sort, skip + limit, selection.hint);
  const differs = view !== undefined && view.writes.size + view.earlier.size > 0;
  const enough = plan.sorted ? skip + limit : Number.POSITIVE_INFINITY;
  let records: StoredRecord[] = [];
  let examined = 0;
  visitCandidates(collection, plan, (id) => {
    if (differs && (view.writes.has(id) || view.earlier.has(id))) return true;
    const record = collection.records.get(id);
    examined++;
    if (record && test(record)) records.push(record);
    return records.length < enough;
  });
  if (differs) {
    const own = ownVersions(view).filter(test);
    examined += own.length;
    records.push(...own);
  }
  const natural = naturalOrder(sort, selection.hint);
  if (natural !== 0 && differs) records.sort((a, b) => natural * (a.id - b.id));
  if (sort.length > 0 && sort[0]?.name !== NATURAL && (!plan.sorted || differs))
    records = sortBy(records, sort, (record) => record.document);
  if (skip > 0 || records.length > limit) records = records.slice(skip, skip + limit);
  return { records, plan, examined };
}

/** The versions only this transaction sees: what it wrote, and what others have replaced since it began. */
function ownVersions({ writes, earlier }: TransactionView): StoredRecord[] {
  const versions: StoredRecord[] = [];
  for (const { after } of writes.values()) if (after) versions.push(after);
  for (const [id, record] of earlier) if (record && !writes.has(id)) versions.push(record);
  return versions;
}

function visitCandidates(collection: Collection, plan: Plan, visit: (id: number) => boolean): void {
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
    const ids = collection.records.keys();
    for (const id of plan.backwards ? [...ids].reverse() : ids) if (!visit(id)) return;
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
