import { MEMORY_LIMITS } from '../memory-limits.js';
import { ChunkCache, type HeldChunk } from './chunk-cache.js';
import { type Chunk, type ChunkEntry, copyOf } from './index-chunk.js';

/** Where the chunks of a list are read that memory has not. */
export interface ChunkSource {
  /** What is known of each chunk, in any order. */
  entries(): Iterable<ChunkEntry>;
  read(number: number): Chunk;
  readonly cache: ChunkCache;
  /** How many pairs a chunk has at most. */
  readonly chunkPairs: number;
}

/** The source of a list that is nowhere but in memory. */
export const IN_MEMORY: ChunkSource = {
  entries: () => [],
  read: (number) => {
    throw new Error(`There is no chunk ${number}`);
  },
  cache: new ChunkCache(() => Number.POSITIVE_INFINITY),
  chunkPairs: MEMORY_LIMITS.chunkPairs,
};

/** What a list has that its source has not, at one moment. */
export interface ListSnapshot {
  readonly chunks: readonly (ChunkEntry & { readonly chunk: Chunk; readonly held: HeldChunk })[];
  readonly removed: readonly number[];
}

/** Brings what is known of a chunk up to date with its content. */
export function describe(held: HeldChunk): void {
  const { keys, records } = held.chunk as Chunk;
  held.count = keys.length;
  const last = keys[keys.length - 1] as string;
  // A key that was read is a part of its chunk's text, all of which would stay with it.
  if (last !== held.lastKey) held.lastKey = copyOf(last);
  held.lastRecord = records[records.length - 1] as number;
}

/** Where a pair is in a chunk, or would be. */
export function positionIn({ keys, records }: Chunk, key: string, record: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = keys[middle] as string;
    if (other < key || (other === key && (records[middle] as number) < record)) low = middle + 1;
    else high = middle;
  }
  return low;
}
