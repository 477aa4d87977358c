import { CommandError } from '../errors.js';
import { mergeRuns } from '../merge-runs.js';
import type { Work } from '../pace.js';
import type { Doc } from '../values/documents.js';
import { compareSortKeys, type SortField, type SortKeys, sortKeys } from './sort.js';

interface Entry<T> {
  readonly item: T;
  readonly keys: SortKeys;
  readonly bytes: number;
}

/** What an entry takes beside its item. */
const ENTRY_BYTES = 100;
/** So many are sorted in one go. */
const RUN = 2000;
/** Up to this number of wanted ones, those that come too late are dropped on the way. */
const FEW = 1000;

/** Sorts what it is given; those with equal keys keep their order. */
export class Sorter<T> {
  private readonly runs: Entry<T>[][] = [];
  private run: Entry<T>[] = [];
  private bytes = 0;

  /**
   * @param wanted how many of the first ones are asked for
   * @param maxBytes how much it may hold
   */
  constructor(
    private readonly fields: readonly SortField[],
    private readonly wanted: number,
    private readonly maxBytes: number,
  ) {}

  /**
   * @param document what the item is sorted by
   * @param size what it takes in memory, in bytes
   * @throws CommandError QueryExceededMemoryLimitNoDiskUseAllowed
   */
  add(item: T, document: Doc, size: number): void {
    const bytes = size + ENTRY_BYTES;
    this.run.push({ item, keys: sortKeys(document, this.fields), bytes });
    this.bytes += bytes;
    if (this.wanted <= FEW) {
      const isLong = this.run.length >= RUN + 2 * this.wanted;
      if (isLong || this.bytes > this.maxBytes) this.dropLate();
    } else if (this.run.length >= RUN) this.endRun();
    if (this.bytes > this.maxBytes) {
      throw new CommandError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Sort exceeded memory limit of ${this.maxBytes} bytes, but did not opt in to external sorting.`,
      );
    }
  }

  /** The wanted items in order. Nothing may be added any more. */
  *sorted(): Work<T[]> {
    this.endRun();
    return (yield* mergeRuns(this.runs, this.compare, this.wanted)).map(({ item }) => item);
  }

  private dropLate(): void {
    this.run.sort(this.compare);
    this.run.length = Math.min(this.run.length, this.wanted);
    this.bytes = this.run.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private endRun(): void {
    if (this.run.length === 0) return;
    this.runs.push(this.run.sort(this.compare));
    this.run = [];
  }

  private readonly compare = (a: Entry<T>, b: Entry<T>): number =>
    compareSortKeys(a.keys, b.keys, this.fields);
}
