import { CommandError } from '../errors.js';
import type { MemoryLimits } from '../memory-limits.js';
import { STEPS, type Work } from '../pace.js';
import type { Predicate } from '../query/field-test.js';
import { compileFilter } from '../query/filter.js';
import type { SortField } from '../query/sort.js';
import { Sorter } from '../query/sorter.js';
import type { Doc } from '../values/documents.js';
import { type Candidates, type CandidateVisitor, candidatesOf } from './candidates.js';
import type { Collection } from './collection.js';
import { naturalOrder } from './hint.js';
import { type Plan, planQuery } from './planner.js';
import { ownVersions, QueryWatch } from './query-watch.js';
import type { StoredRecord } from './stored-record.js';
import { type TransactionView, versionOf } from './transaction-view.js';

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
  /** The documents that were changed while it rested. */
  readonly touched: ReadonlyMap<number, StoredRecord | null>;
}

/** A record, or only its number where many were found: it is read when its turn comes. */
export type Hit = StoredRecord | number;

const UNTOUCHED: ReadonlyMap<number, StoredRecord | null> = new Map();

/** Whoever gets what a query finds. */
interface Receiver {
  /**
   * @param isLate whether it comes at the end, out of order
   * @returns false when it wants no more
   */
  take(record: StoredRecord, isLate: boolean): boolean;
}

/** Keeps what is found in order, and apart what comes late. */
class Kept<T> implements Receiver {
  readonly found: T[] = [];
  readonly late: StoredRecord[] = [];

  constructor(private readonly keep: (record: StoredRecord) => T) {}

  take(record: StoredRecord, isLate: boolean): boolean {
    if (isLate) this.late.push(record);
    else this.found.push(this.keep(record));
    return true;
  }
}

/** One query on its way. */
export class Query implements CandidateVisitor {
  /** Whether what is found is sorted afterwards, since it comes in another order than the one that was asked for. */
  readonly isSorted: boolean;
  private readonly plan: Plan;
  private readonly candidates: Candidates;
  private readonly enough: number;
  /** Whether there are documents that the transaction sees differently from everybody else. */
  private readonly differs: boolean;
  private readonly natural: number;
  private readonly limits: MemoryLimits;
  private readonly matches: Predicate;
  /** Whether all of the collection may be in memory. */
  private readonly isSmall: boolean;
  /** What wants everything must not decode everything. */
  private readonly wantsAll: boolean;
  private receiver: Receiver | undefined;
  private isStopped = false;
  /** How many more it looks at before others have their turn. */
  private steps = 0;
  private examined = 0;
  found = 0;
  private watch: QueryWatch | undefined;

  constructor(
    private readonly collection: Collection,
    private readonly selection: Selection,
    private readonly view: TransactionView | undefined,
  ) {
    const { filter, sort = [], skip = 0, limit = Number.POSITIVE_INFINITY, hint, variables } = selection;
    this.matches = compileFilter(filter, variables);
    this.wantsAll = Object.keys(filter).length === 0;
    this.limits = collection.reading.limits;
    this.isSmall = collection.size <= this.limits.smallCollection;
    this.plan = planQuery(collection, filter, sort, skip + limit, hint);
    this.candidates = candidatesOf(collection, this.plan);
    this.differs = view !== undefined && view.writes.size + view.earlier.size > 0;
    this.enough = this.plan.sorted ? skip + limit : Number.POSITIVE_INFINITY;
    this.natural = this.plan.sorted ? naturalOrder(sort, hint) : 0;
    this.isSorted = sort.length > 0 && this.natural === 0 && (!this.plan.sorted || this.differs);
  }

  get outcome(): Omit<Found, 'records'> {
    return { plan: this.plan, examined: this.examined, touched: this.watch?.touched ?? UNTOUCHED };
  }

  wanted<T>(found: T[]): T[] {
    const { skip = 0, limit = Number.POSITIVE_INFINITY } = this.selection;
    return skip > 0 || found.length > limit ? found.slice(skip, skip + limit) : found;
  }

  /** What it finds, sorted. */
  *sortedRecords(): Work<StoredRecord[]> {
    const sorter = this.sorter();
    const take = (record: StoredRecord): boolean => {
      this.sort(sorter, record);
      return true;
    };
    yield* this.run({ take });
    return yield* sorter.sorted();
  }

  /** What it finds in the order in which it is met, which is the one that was asked for. */
  *inOrder<T extends Hit>(keep: (record: StoredRecord) => T): Work<T[]> {
    const { found, late } = yield* this.run(new Kept(keep));
    if (late.length === 0) return found;
    const hasOrder = this.natural !== 0 || (this.selection.sort ?? []).length > 0;
    if (!hasOrder) return [...found, ...late.map(keep)];
    const read = (hit: Hit): StoredRecord | undefined =>
      typeof hit === 'number' ? versionOf(this.collection, hit, this.view) : hit;
    const records = [...found.map(read).filter((record) => record !== undefined), ...late];
    return (yield* this.ordered(records)).map(keep);
  }

  /** Hands out what it finds, until nobody wants more; at the end what others see otherwise. */
  *run<T extends Receiver>(receiver: T): Work<T> {
    const { watches } = this.collection;
    this.receiver = receiver;
    try {
      for (let isThrough = false; !isThrough && this.wantsMore; ) {
        this.steps = STEPS;
        isThrough = this.candidates.visit(this);
        if (this.steps > 0) continue;
        this.watch ??= new QueryWatch(this.candidates, this.view);
        watches.add(this.watch);
        yield;
        this.checkAfterPause(this.watch);
      }
      if (!this.isStopped) this.lookAtOthers();
      return receiver;
    } finally {
      if (this.watch) watches.delete(this.watch);
    }
  }

  visitCandidate(id: number, scanned?: StoredRecord): boolean {
    this.look(id, scanned);
    return this.wantsMore && --this.steps > 0;
  }

  private get wantsMore(): boolean {
    return !this.isStopped && this.found < this.enough;
  }

  private take(record: StoredRecord, isLate: boolean): void {
    this.found++;
    if (!(this.receiver as Receiver).take(record, isLate)) this.isStopped = true;
  }

  private test(record: StoredRecord, isKept: boolean): boolean {
    return this.wantsAll || this.matches(isKept ? record.document : record.peek());
  }

  private *ordered(records: StoredRecord[]): Work<StoredRecord[]> {
    if (this.natural !== 0) return records.sort((a, b) => this.natural * (a.id - b.id));
    const sorter = this.sorter();
    for (const record of records) this.sort(sorter, record);
    return yield* sorter.sorted();
  }

  private sorter(): Sorter<StoredRecord> {
    const { sort = [], skip = 0, limit = Number.POSITIVE_INFINITY } = this.selection;
    return new Sorter(sort, skip + limit, this.limits.workBytes);
  }

  private sort(sorter: Sorter<StoredRecord>, record: StoredRecord): void {
    sorter.add(record, this.isSmall ? record.document : record.peek(), record.bytes.length);
  }

  private look(id: number, scanned: StoredRecord | undefined): void {
    const { view } = this;
    if (this.differs && (view?.writes.has(id) || view?.earlier.has(id))) return;
    if (this.watch?.touched.has(id)) return;
    const isKept = !scanned && (this.isSmall || this.examined < this.limits.cachedPerQuery);
    const record = scanned ?? this.collection.records.get(id, isKept);
    this.examined++;
    if (record && (this.plan.isExact || this.test(record, isKept))) this.take(record, false);
  }

  /** @throws CommandError QueryPlanKilled */
  private checkAfterPause({ bytes }: QueryWatch): void {
    const { namespace, dropped } = this.collection;
    if (dropped) throw new CommandError('QueryPlanKilled', `${namespace} was dropped`);
    if (bytes <= this.limits.watchBytes) return;
    throw new CommandError('QueryPlanKilled', `Too much of ${namespace} was changed while it was read`);
  }

  /** What is not as everybody sees it now: what the transaction wrote, and what others have replaced since. */
  private lookAtOthers(): void {
    const { watch, view } = this;
    for (const record of watch?.missed() ??
      (view && this.differs ? ownVersions(view, this.plan.idKey) : [])) {
      this.examined++;
      if (this.test(record, true)) this.take(record, true);
    }
  }
}
