import type { Work } from '../pace.js';
import type { HeldChunk } from './chunk-cache.js';
import { type ChunkSource, describe, IN_MEMORY, type ListSnapshot, positionIn } from './chunk-source.js';
import type { Chunk } from './index-chunk.js';
import { FoundRecords, type PairVisitor } from './pair-visitor.js';

/** A key of an index and the number of a record that has it. */
export interface Pair {
  key: string;
  record: number;
}

/** The order of a list. */
export function comparePairs(a: Pair, b: Pair): number {
  if (a.key === b.key) return a.record - b.record;
  return a.key < b.key ? -1 : 1;
}

/** Long keys fill a chunk earlier: it is written as a whole. */
const CHUNK_CHARACTERS = 32_768;

/**
 * Pairs of key and record number in order, in chunks: of each one memory has its size and its last pair, and its content
 * when it was used of late or differs from what the tables have. Keys compare as JavaScript strings; equal keys are
 * ordered by record number. It is a set: adding a pair twice, or removing one that is not there, changes nothing.
 */
export class OrderedList {
  private directory: HeldChunk[] | undefined;
  private total = 0;
  private lastNumber = 0;
  private changed = new Set<HeldChunk>();
  private removed = new Set<number>();

  constructor(private readonly source: ChunkSource = IN_MEMORY) {}

  get size(): number {
    if (!this.directory) this.open();
    return this.total;
  }

  /** How many chunks the tables have not. */
  get changes(): number {
    return this.changed.size + this.removed.size;
  }

  /** Gives an empty list pairs in order; much cheaper than adding them one by one. */
  *fill(pairs: readonly Pair[]): Work<void> {
    const chunks = this.open();
    const most = Math.ceil(this.source.chunkPairs * 0.9);
    for (let at = 0; at < pairs.length; ) {
      const keys: string[] = [];
      const records: number[] = [];
      for (let characters = 0; at < pairs.length && keys.length < most; at++) {
        const { key, record } = pairs[at] as Pair;
        characters += key.length;
        if (keys.length > 0 && characters > CHUNK_CHARACTERS) break;
        keys.push(key);
        records.push(record);
      }
      chunks.push(this.hold({ keys, records }));
      yield;
    }
    this.total += pairs.length;
  }

  add(key: string, record: number): void {
    const chunks = this.directory ?? this.open();
    const at = Math.min(this.chunkOf(key, record), chunks.length - 1);
    const held = chunks[at];
    if (!held) {
      chunks.push(this.hold({ keys: [key], records: [record] }));
      this.total++;
      return;
    }
    const found = this.contentOf(held);
    const position = positionIn(found, key, record);
    if (found.keys[position] === key && found.records[position] === record) return;
    const { keys, records } = this.change(held);
    this.total++;
    keys.splice(position, 0, key);
    records.splice(position, 0, record);
    // Keys mostly grow (ids, dates): a split that leaves the left half fuller wastes less.
    if (this.isFull(keys))
      this.split(at, at === chunks.length - 1 ? Math.floor(keys.length * 0.9) : keys.length >> 1);
    else describe(held);
  }

  remove(key: string, record: number): void {
    const chunks = this.directory ?? this.open();
    const at = this.chunkOf(key, record);
    const held = chunks[at];
    if (!held) return;
    const found = this.contentOf(held);
    const position = positionIn(found, key, record);
    if (found.keys[position] !== key || found.records[position] !== record) return;
    const { keys, records } = this.change(held);
    this.total--;
    keys.splice(position, 1);
    records.splice(position, 1);
    if (keys.length > 0) {
      describe(held);
      return;
    }
    chunks.splice(at, 1);
    held.isGone = true;
    held.isChanged = false;
    this.changed.delete(held);
    this.removed.add(held.number);
  }

  /**
   * Visits the pairs with `low <= key < high` in order, or backwards.
   * @param last where an earlier scan of the same range stopped: it goes on behind it
   * @returns false when the visitor stopped the scan
   */
  scan(low: string, high: string, backwards: boolean, visitor: PairVisitor, last?: Pair): boolean {
    const chunks = this.directory ?? this.open();
    const step = backwards ? -1 : 1;
    const start = last?.key ?? (backwards ? high : low);
    const record = !last ? -1 : backwards ? last.record : last.record + 1;
    let at = this.chunkOf(start, record);
    if (backwards && at >= chunks.length) at = chunks.length - 1;
    let held = chunks[at];
    if (!held) return true;
    let chunk = this.contentOf(held);
    let position = positionIn(chunk, start, record) - (backwards ? 1 : 0);
    for (;;) {
      const key = chunk.keys[position];
      if (key === undefined) {
        at += step;
        held = chunks[at];
        if (!held) return true;
        chunk = this.contentOf(held);
        position = backwards ? chunk.keys.length - 1 : 0;
        continue;
      }
      if (backwards ? key < low : key >= high) return true;
      if (!visitor.visitPair(chunk.records[position] as number, key)) return false;
      position += step;
    }
  }

  /** The records with `low <= key < high` in order, so many at most. */
  records(low: string, high: string, most = Number.POSITIVE_INFINITY): number[] {
    const found = new FoundRecords(most);
    this.scan(low, high, false, found);
    return found.records;
  }

  /** How many pairs lie in a range: its ends are looked at, the chunks between are counted as a whole. */
  count(low: string, high: string): number {
    const chunks = this.directory ?? this.open();
    const first = this.chunkOf(low, -1);
    const last = this.chunkOf(high, -1);
    let count = 0;
    for (let at = first; at <= last && at < chunks.length; at++) {
      const held = chunks[at] as HeldChunk;
      const from = at === first ? positionIn(this.contentOf(held), low, -1) : 0;
      const to = at === last ? positionIn(this.contentOf(held), high, -1) : held.count;
      count += to - from;
    }
    return count;
  }

  /** Whether a pair is there. */
  has(key: string, record: number): boolean {
    const held = (this.directory ?? this.open())[this.chunkOf(key, record)];
    if (!held) return false;
    const { keys, records } = this.contentOf(held);
    const position = positionIn({ keys, records }, key, record);
    return keys[position] === key && records[position] === record;
  }

  /** What the tables have not. It stays as it is, whatever is added meanwhile, until it is saved or given up. */
  snapshot(): ListSnapshot {
    const chunks = [...this.changed].map((held) => {
      held.isMoving = true;
      held.isChanged = false;
      const { number, count, lastKey, lastRecord } = held;
      return { number, count, lastKey, lastRecord, chunk: held.chunk as Chunk, held };
    });
    const removed = [...this.removed];
    this.changed = new Set();
    this.removed = new Set();
    return { chunks, removed };
  }

  /** Takes note that the tables have a snapshot. */
  *saved({ chunks }: ListSnapshot): Work<void> {
    for (const { held } of chunks) {
      held.isMoving = false;
      if (!held.isChanged && !held.isGone) this.source.cache.release(held);
      yield;
    }
  }

  /** Takes note that the tables will not have a snapshot. */
  giveUp({ chunks, removed }: ListSnapshot): void {
    for (const { held } of chunks) {
      held.isMoving = false;
      if (held.isGone) continue;
      held.isChanged = true;
      this.changed.add(held);
    }
    for (const number of removed) this.removed.add(number);
  }

  private open(): HeldChunk[] {
    if (this.directory) return this.directory;
    this.directory = [];
    for (const entry of this.source.entries()) {
      const state = { chunk: undefined, isChanged: false, isMoving: false, isGone: false, age: -1 };
      this.directory.push({ ...entry, ...state });
      this.total += entry.count;
      this.lastNumber = Math.max(this.lastNumber, entry.number);
    }
    this.directory.sort((a, b) =>
      a.lastKey < b.lastKey ? -1 : a.lastKey > b.lastKey ? 1 : a.lastRecord - b.lastRecord,
    );
    return this.directory;
  }

  private hold(chunk: Chunk): HeldChunk {
    const state = { isChanged: true, isMoving: false, isGone: false, age: -1 };
    const held = { number: ++this.lastNumber, chunk, count: 0, lastKey: '', lastRecord: 0, ...state };
    describe(held);
    this.changed.add(held);
    return held;
  }

  private contentOf(held: HeldChunk): Chunk {
    held.chunk ??= this.source.read(held.number);
    this.source.cache.touch(held);
    return held.chunk;
  }

  /** The content of a chunk, to be changed. */
  private change(held: HeldChunk): Chunk {
    if (!held.isChanged) {
      const { keys, records } = held.chunk as Chunk;
      if (held.isMoving) held.chunk = { keys: [...keys], records: [...records] };
      held.isChanged = true;
      this.changed.add(held);
    }
    return held.chunk as Chunk;
  }

  private isFull(keys: readonly string[]): boolean {
    if (keys.length < 2) return false;
    if (keys.length > this.source.chunkPairs) return true;
    // Keys of one index are mostly alike: two of them tell whether the others need to be counted.
    if ((keys[keys.length - 1] as string).length + (keys[0] as string).length < 256) return false;
    return keys.reduce((sum, key) => sum + key.length, 0) > CHUNK_CHARACTERS;
  }

  private split(at: number, position: number): void {
    const held = this.directory?.[at] as HeldChunk;
    const { keys, records } = held.chunk as Chunk;
    const half = Math.max(1, position);
    this.directory?.splice(at + 1, 0, this.hold({ keys: keys.splice(half), records: records.splice(half) }));
    describe(held);
  }

  /** The chunk that holds, or would hold, the pair: the first one whose last pair is not before it. */
  private chunkOf(key: string, record: number): number {
    const chunks = this.directory ?? this.open();
    let low = 0;
    let high = chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const { lastKey, lastRecord } = chunks[middle] as HeldChunk;
      if (lastKey < key || (lastKey === key && lastRecord < record)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
