import type { Collection } from './collection.js';
import type { Pair } from './ordered-list.js';
import type { PairVisitor } from './pair-visitor.js';
import type { Interval, Plan } from './planner.js';
import type { StoredRecord } from './stored-record.js';

/** Whoever looks at candidates one by one. */
export interface CandidateVisitor {
  /**
   * @param record where it was read on the way
   * @returns false to stop
   */
  visitCandidate(id: number, record?: StoredRecord): boolean;
}

/** Where the documents of a query may be, one after the other; it goes on where it stopped, whatever changed meanwhile. */
export interface Candidates {
  /** @returns true when there are no more, false when the visitor stopped it */
  visit(visitor: CandidateVisitor): boolean;
  /** Whether a document was visited already when it was as it is given here. */
  hasPassed(id: number, record: StoredRecord): boolean;
}

export function candidatesOf(collection: Collection, plan: Plan): Candidates {
  if (plan.branches) return new Branches(plan.branches.map((branch) => candidatesOf(collection, branch)));
  const { index } = plan;
  if (index) return new IndexScan({ ...plan, index });
  return plan.backwards ? new BackwardsScan(collection) : new Scan(collection);
}

/** The whole collection in the order of insertion. */
class Scan implements Candidates {
  private last = 0;

  constructor(private readonly collection: Collection) {}

  visit(visitor: CandidateVisitor): boolean {
    let hasEnded = true;
    const visit = (id: number, record?: StoredRecord): boolean => {
      this.last = id;
      hasEnded = visitor.visitCandidate(id, record);
      return hasEnded;
    };
    this.collection.scan(visit, this.last);
    return hasEnded;
  }

  hasPassed(id: number): boolean {
    return id <= this.last;
  }
}

class BackwardsScan implements Candidates {
  private readonly ids: readonly number[];
  private left: number;

  constructor({ records, size }: Collection) {
    this.ids = [...records.ids(size)];
    this.left = this.ids.length;
  }

  visit(visitor: CandidateVisitor): boolean {
    while (this.left > 0) if (!visitor.visitCandidate(this.ids[--this.left] as number)) return false;
    return true;
  }

  hasPassed(id: number): boolean {
    return id >= (this.ids[this.left] ?? Number.POSITIVE_INFINITY);
  }
}

/** The intervals of an index, each forwards or backwards. */
class IndexScan implements Candidates, PairVisitor {
  private visitor: CandidateVisitor | undefined;
  private at = 0;
  private last: Pair | undefined;
  /** A document with an array has several keys. */
  private readonly seen: Set<number> | undefined;

  constructor(private readonly plan: Plan & { readonly index: NonNullable<Plan['index']> }) {
    this.seen = plan.index.multikey.size > 0 ? new Set() : undefined;
  }

  visit(visitor: CandidateVisitor): boolean {
    const { index, intervals, backwards } = this.plan;
    this.visitor = visitor;
    for (; this.at < intervals.length; this.at++, this.last = undefined) {
      const [low, high] = intervals[this.at] as Interval;
      if (!index.list.scan(low, high, backwards, this, this.last)) return false;
    }
    return true;
  }

  visitPair(id: number, key: string): boolean {
    if (this.last) {
      this.last.key = key;
      this.last.record = id;
    } else this.last = { key, record: id };
    if (this.seen?.has(id)) return true;
    this.seen?.add(id);
    return (this.visitor as CandidateVisitor).visitCandidate(id);
  }

  hasPassed(id: number, record: StoredRecord): boolean {
    if (this.seen) return this.seen.has(id);
    const { index, intervals } = this.plan;
    return index.keysOf(record.peek()).keys.some((key) => {
      const place = intervals.findIndex(([low, high]) => key >= low && key < high);
      return place >= 0 && (place < this.at || (place === this.at && this.isBehind(key, id)));
    });
  }

  private isBehind(key: string, id: number): boolean {
    const { last } = this;
    if (!last) return false;
    if (key === last.key) return this.plan.backwards ? id >= last.record : id <= last.record;
    return this.plan.backwards ? key > last.key : key < last.key;
  }
}

/** Several plans' candidates, each document once. */
class Branches implements Candidates {
  private at = 0;
  private readonly seen = new Set<number>();

  constructor(private readonly branches: readonly Candidates[]) {}

  visit(visitor: CandidateVisitor): boolean {
    const visitCandidate = (id: number, record?: StoredRecord): boolean => {
      if (this.seen.has(id)) return true;
      this.seen.add(id);
      return visitor.visitCandidate(id, record);
    };
    for (; this.at < this.branches.length; this.at++) {
      if (!(this.branches[this.at] as Candidates).visit({ visitCandidate })) return false;
    }
    return true;
  }

  hasPassed(id: number): boolean {
    return this.seen.has(id);
  }
}
