import { mergeRuns } from '../merge-runs.js';
import { STEPS, type Work } from '../pace.js';
import { candidatesOf } from './candidates.js';
import type { Collection } from './collection.js';
import type { CollectionIndex } from './collection-index.js';
import { duplicateKey } from './duplicate-key.js';
import { comparePairs, type Pair } from './ordered-list.js';
import type { StoredRecord } from './stored-record.js';
import type { Watch } from './watch.js';

/** So many entries are sorted in one go. */
const RUN = 10_000;

/** New indexes of a collection that is written to while they are built. */
export class IndexBuild implements Watch {
  /** How documents were before they changed for the first time since the build began; null for not there. */
  private readonly touched = new Map<number, StoredRecord | null>();
  /** Keys of unique indexes that may belong to several documents. */
  private readonly doubtful = new Map<CollectionIndex, Set<string>>();

  /** @param built what is built; none when all are there already */
  constructor(
    readonly collection: Collection,
    readonly built: readonly CollectionIndex[],
  ) {}

  touch(id: number, before: StoredRecord | null): void {
    if (!this.touched.has(id)) this.touched.set(id, before);
  }

  /** Enters the documents. From here on {@link end} has to be called. @throws CommandError for one that an index cannot hold */
  *gather(): Work<void> {
    if (this.built.length === 0) return;
    this.collection.watches.add(this);
    for (const index of this.built) {
      const pairs = yield* mergeRuns(yield* this.runsOf(index), comparePairs);
      if (index.spec.unique) this.doubt(index, repeated(pairs));
      yield* index.list.fill(pairs);
    }
  }

  /**
   * Brings the indexes up to date with what was written meanwhile. May be called again.
   * @throws CommandError for documents that they cannot hold
   */
  finish(): void {
    const { records } = this.collection;
    for (const index of this.built) {
      for (const [id, before] of this.touched) {
        if (before) for (const key of index.keysOf(before.peek()).keys) index.list.remove(key, id);
        const now = records.get(id);
        const { keys, multikey } = now ? index.keysOf(now.peek()) : { keys: [], multikey: [] };
        for (const at of multikey) index.multikey.add(at);
        for (const key of keys) index.list.add(key, id);
        if (index.spec.unique) this.doubt(index, keys);
      }
      this.checkDistinct(index);
    }
    this.touched.clear();
  }

  /** Takes note of no more changes. */
  end(): void {
    this.collection.watches.delete(this);
  }

  private *runsOf(index: CollectionIndex): Work<Pair[][]> {
    const runs: Pair[][] = [];
    let run: Pair[] = [];
    const scan = candidatesOf(this.collection, { intervals: [], backwards: false, sorted: true });
    for (let isThrough = false; !isThrough; ) {
      let steps = STEPS;
      const visitCandidate = (id: number, scanned?: StoredRecord): boolean => {
        // One that was changed is entered at the end.
        const record = this.touched.has(id) ? undefined : (scanned ?? this.collection.records.get(id));
        const { keys, multikey } = record ? index.keysOf(record.peek()) : { keys: [], multikey: [] };
        for (const at of multikey) index.multikey.add(at);
        for (const key of keys) run.push({ key, record: id });
        return --steps > 0;
      };
      isThrough = scan.visit({ visitCandidate });
      if (run.length >= RUN || isThrough) {
        runs.push(run.sort(comparePairs));
        run = [];
      }
      if (!isThrough) yield;
    }
    return runs;
  }

  private doubt(index: CollectionIndex, keys: Iterable<string>): void {
    const known = this.doubtful.get(index) ?? new Set();
    this.doubtful.set(index, known);
    for (const key of keys) known.add(key);
  }

  /** @throws CommandError DuplicateKey */
  private checkDistinct(index: CollectionIndex): void {
    for (const key of this.doubtful.get(index) ?? []) {
      const [, second] = index.list.records(key, `${key}\u0000`, 2);
      const record = second === undefined ? undefined : this.collection.records.get(second);
      if (record) throw duplicateKey(this.collection, index, record.document);
    }
  }
}

/** The keys that follow themselves. */
function* repeated(pairs: readonly Pair[]): Generator<string> {
  for (let at = 1; at < pairs.length; at++) {
    const { key } = pairs[at] as Pair;
    if (key === pairs[at - 1]?.key) yield key;
  }
}
