import type { Collection, IndexChange } from '../records/collection.js';
import type { CollectionIndex } from '../records/collection-index.js';
import type { StoredRecord } from '../records/stored-record.js';
import type { TransactionView } from '../records/transaction-view.js';

/** What a key of a unique index is known by among those of all indexes of its collection. */
export function uniqueKeyName(index: CollectionIndex, key: string): string {
  return `${index.spec.name}\u0000${key}`;
}

/** What a document costs beside its bytes. */
export const ENTRY_BYTES = 200;

export type TransactionState = 'running' | 'committed' | 'aborted';

/**
 * A multi-document transaction. Documents are never changed in place, so its snapshot is the committed state plus the
 * earlier versions of what others commit meanwhile; its own writes wait here until the commit.
 */
export class Transaction {
  readonly views = new Map<Collection, TransactionView>();
  readonly released: Promise<void>;
  state: TransactionState = 'running';
  /** Statements that ran to their end: before the first one the snapshot may still be moved forward. */
  statements = 0;
  lastUsed = Date.now();
  /** Of what it has written, and of what others have replaced that it still sees. */
  writtenBytes = 0;
  earlierBytes = 0;
  /** The provisional collections that it has written to. */
  readonly provisional = new Set<Collection>();
  private release: () => void = () => {};

  constructor(readonly number: bigint) {
    this.released = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  viewOf(collection: Collection): TransactionView {
    let view = this.views.get(collection);
    if (!view) {
      view = { writes: new Map(), recordsById: new Map(), earlier: new Map(), freedKeys: new Set() };
      this.views.set(collection, view);
    }
    return view;
  }

  /** Keeps the version this transaction's snapshot has, when somebody else commits another one. */
  keepForSnapshot(
    collection: Collection,
    id: number,
    before: StoredRecord | null,
    changes: readonly IndexChange[],
  ): void {
    const { earlier, freedKeys } = this.viewOf(collection);
    if (!earlier.has(id)) {
      earlier.set(id, before);
      this.earlierBytes += ENTRY_BYTES + (before?.bytes.length ?? 0);
    }
    for (const { index, removed } of changes) {
      if (index.spec.unique) for (const key of removed) freedKeys.add(uniqueKeyName(index, key));
    }
  }

  /** Forgets the snapshot of a transaction that has read nothing yet. */
  restartSnapshot(): void {
    for (const { earlier, freedKeys } of this.views.values()) {
      earlier.clear();
      freedKeys.clear();
    }
    this.earlierBytes = 0;
  }

  /** Ends it and wakes whoever waited for its documents. */
  end(state: 'committed' | 'aborted'): void {
    this.state = state;
    this.views.clear();
    this.release();
  }
}

/** Thrown by a write that met a document another transaction holds: run it again once that one ended. */
export class LockWait {
  constructor(readonly holder: Transaction) {}
}
