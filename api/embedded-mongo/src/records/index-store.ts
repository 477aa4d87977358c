import type { MemoryLimits } from '../memory-limits.js';
import type { TableWrite } from '../storage/table-write.js';
import type { ReadTables } from '../storage/tables.js';
import { decodeChunk, encodeChunk } from './chunk-bytes.js';
import { ChunkCache } from './chunk-cache.js';
import type { ListSnapshot } from './chunk-source.js';
import type { CollectionIndex, StoredIndex } from './collection-index.js';
import { type ChunkEntry, decodeEntry, encodeEntry } from './index-chunk.js';

/** An index's chunks lie together: its number times this, plus the chunk's own, from 1 on. */
const CHUNKS_PER_INDEX = 2 ** 32;

/** The stored part of an index: its chunks, a directory of them, and in it under 0 which of its fields hold arrays. */
export class IndexStore {
  private readonly cache: ChunkCache;

  constructor(
    private readonly tables: ReadTables,
    private readonly limits: Pick<MemoryLimits, 'indexBytes' | 'chunkPairs'>,
    /** The share of the bounds that is left just now. */
    share: () => number = () => 1,
  ) {
    this.cache = new ChunkCache(() => limits.indexBytes * share());
  }

  /** What the tables have of the index with a number. */
  of(index: number): StoredIndex {
    const { chunks, directory } = this.tables;
    const start = index * CHUNKS_PER_INDEX;
    return {
      multikey: directory.get(start) ?? [],
      chunks: {
        cache: this.cache,
        chunkPairs: this.limits.chunkPairs,
        read: (number) => {
          const bytes = chunks.get(start + number);
          if (!bytes) throw chunks.lacks(start + number);
          return decodeChunk(bytes);
        },
        entries: function* (): Generator<ChunkEntry> {
          for (const [key, bytes] of directory.range(start + 1, start + CHUNKS_PER_INDEX))
            yield decodeEntry(Number(key) - start, bytes);
        },
      },
    };
  }

  /** What removes all of an index. */
  removal(index: number): Generator<TableWrite> {
    const start = index * CHUNKS_PER_INDEX;
    return this.removalOf(start, start + CHUNKS_PER_INDEX);
  }

  /** What removes all indexes. */
  everything(): Generator<TableWrite> {
    return this.removalOf(0, Number.MAX_SAFE_INTEGER);
  }

  private *removalOf(from: number, until: number): Generator<TableWrite> {
    for (const table of ['directory', 'chunks'] as const) {
      for (const key of this.tables[table].keys(from, until)) yield [table, Number(key), undefined];
    }
  }

  /** The highest number of an index the tables have something of. */
  lastIndex(): number {
    const last = this.tables.directory.lastBefore(Number.MAX_SAFE_INTEGER);
    return Math.floor(Number(last ?? 0) / CHUNKS_PER_INDEX);
  }
}

/** What an index has at one moment that the tables have not. */
export interface OneIndexSnapshot {
  readonly index: CollectionIndex;
  readonly list: ListSnapshot;
  readonly multikey: readonly number[];
}

/** @returns undefined when nothing has changed */
export function snapshotOf(index: CollectionIndex): OneIndexSnapshot | undefined {
  if (index.list.changes === 0 && index.multikey.size === index.savedMultikey) return undefined;
  return { index, list: index.list.snapshot(), multikey: [...index.multikey] };
}

export function* writesOf({ index, list, multikey }: OneIndexSnapshot): Generator<TableWrite> {
  const start = index.number * CHUNKS_PER_INDEX;
  yield ['directory', start, Uint8Array.from(multikey)];
  for (const entry of list.chunks) {
    yield ['chunks', start + entry.number, encodeChunk(entry.chunk)];
    yield ['directory', start + entry.number, encodeEntry(entry)];
  }
  for (const number of list.removed) {
    yield ['chunks', start + number, undefined];
    yield ['directory', start + number, undefined];
  }
}
