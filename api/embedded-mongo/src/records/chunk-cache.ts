import type { Chunk } from './index-chunk.js';

/** One chunk of an index, which may be in memory. */
export interface HeldChunk {
  number: number;
  count: number;
  lastKey: string;
  lastRecord: number;
  chunk: Chunk | undefined;
  /** Differs from what the tables have, or has no place there yet. */
  isChanged: boolean;
  /** Goes to the tables just now: a further change makes a copy of it. */
  isMoving: boolean;
  /** No longer part of its index. */
  isGone: boolean;
  /** When it was used last, in the cache's count; -1 for not in it. */
  age: number;
}

/** A string and its place in an array. */
const ENTRY_BYTES = 64;

/**
 * The chunks of all indexes that were used last, bounded in bytes. Like the cache of records it has a younger and an older
 * half. What the tables have not stays in memory.
 */
export class ChunkCache {
  private age = 0;
  private young = new Set<HeldChunk>();
  private old = new Set<HeldChunk>();
  private youngBytes = 0;

  /** @param bytes how much it holds at most just now */
  constructor(private readonly bytes: () => number) {}

  /** Takes note that a chunk is in use. */
  touch(held: HeldChunk): void {
    if (held.age === this.age) return;
    held.age = this.age;
    this.young.add(held);
    this.youngBytes += held.count * (ENTRY_BYTES + held.lastKey.length);
    if (this.youngBytes > this.bytes() / 2) this.turn();
  }

  /** Takes note that the tables have a chunk that had to stay in memory. */
  release(held: HeldChunk): void {
    held.age = -1;
    this.touch(held);
  }

  private turn(): void {
    for (const held of this.old) {
      if (held.age < this.age && !held.isChanged && !held.isMoving) held.chunk = undefined;
    }
    this.old = this.young;
    this.young = new Set();
    this.youngBytes = 0;
    this.age++;
  }
}
