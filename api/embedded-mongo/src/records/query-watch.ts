import type { Candidates } from './candidates.js';
import type { StoredRecord } from './stored-record.js';
import type { PendingWrite, TransactionView } from './transaction-view.js';
import type { Watch } from './watch.js';

/** No record's number. */
const NONE = -1;

/** What is changed while a query rests: it goes on as if nothing had been. */
export class QueryWatch implements Watch {
  /** How the documents were before they changed for the first time; null for not there. */
  readonly touched = new Map<number, StoredRecord | null>();
  /** What is kept of those that the query has not come to, in bytes. */
  bytes = 0;
  private readonly visited = new Set<number>();
  /** What had been changed when the query began, but not for its transaction. */
  private readonly earlier: ReadonlySet<number>;

  constructor(
    private readonly candidates: Candidates,
    private readonly view: TransactionView | undefined,
  ) {
    this.earlier = new Set(view?.earlier.keys());
  }

  touch(id: number, before: StoredRecord | null): void {
    if (this.touched.has(id)) return;
    const isPassed = before !== null && !this.earlier.has(id) && this.candidates.hasPassed(id, before);
    if (isPassed) this.visited.add(id);
    else this.bytes += before?.bytes.length ?? 0;
    this.touched.set(id, isPassed ? null : before);
  }

  /** The documents that were changed before the query came to them, as it has to see them. */
  missed(): StoredRecord[] {
    const versions = this.view ? ownVersions(this.view) : [...this.touched.values()];
    return versions.filter((record) => record !== null && !this.visited.has(record.id)) as StoredRecord[];
  }
}

/**
 * The versions only a transaction sees: what it wrote, and what others have replaced since it began.
 * @param idKey of what it wrote, only the document whose id has this key
 */
export function ownVersions(
  { writes, recordsById, earlier }: TransactionView,
  idKey?: string,
): StoredRecord[] {
  const versions: StoredRecord[] = [];
  const own: Iterable<PendingWrite | undefined> =
    idKey === undefined ? writes.values() : [writes.get(recordsById.get(idKey) ?? NONE)];
  for (const write of own) if (write?.after) versions.push(write.after);
  for (const [id, record] of earlier) if (record && !writes.has(id)) versions.push(record);
  return versions;
}
