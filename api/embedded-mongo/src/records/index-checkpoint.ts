import type { Work } from '../pace.js';
import type { IndexSnapshot, IndexSource, TableWrite } from '../storage/table-write.js';
import type { Collection } from './collection.js';
import { type IndexStore, type OneIndexSnapshot, snapshotOf, writesOf } from './index-store.js';

/** Collects what the indexes have and the tables have not. */
export class IndexCheckpoint implements IndexSource {
  /** Numbers of indexes that are no more. */
  private readonly dropped = new Set<number>();

  constructor(
    private readonly store: IndexStore,
    private readonly collections: () => Iterable<Collection>,
  ) {}

  /** @returns what takes it back */
  drop(numbers: Iterable<number>): () => void {
    const added = [...numbers];
    for (const number of added) this.dropped.add(number);
    return () => {
      for (const number of added) this.dropped.delete(number);
    };
  }

  changes(): number {
    let changes = 0;
    for (const { indexes } of this.collections()) for (const { list } of indexes) changes += list.changes;
    return changes;
  }

  snapshot(): IndexSnapshot {
    const parts: OneIndexSnapshot[] = [];
    for (const { indexes } of this.collections()) {
      for (const index of indexes) {
        const part = snapshotOf(index);
        if (part) parts.push(part);
      }
    }
    const dropped = [...this.dropped];
    this.dropped.clear();
    const { store } = this;
    return {
      writes: function* (): Generator<TableWrite> {
        for (const number of dropped) yield* store.removal(number);
        for (const part of parts) yield* writesOf(part);
      },
      saved: function* (): Work<void> {
        for (const { index, list, multikey } of parts) {
          yield* index.list.saved(list);
          index.savedMultikey = multikey.length;
        }
      },
      giveUp: () => {
        for (const { index, list } of parts) index.list.giveUp(list);
        for (const number of dropped) this.dropped.add(number);
      },
    };
  }
}
