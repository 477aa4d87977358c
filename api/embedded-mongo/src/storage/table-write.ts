import type { Work } from '../pace.js';

/** Tables that are written with a checkpoint only: the journal need not have what it can be made from. */
export type DerivedTable = 'chunks' | 'directory';

/** What is written to one of them; without bytes, the entry is removed. */
export type TableWrite = readonly [table: DerivedTable, key: number, bytes: Uint8Array | undefined];

/** What the indexes are at one moment and the tables have not. It stays as it is, whatever happens meanwhile. */
export interface IndexSnapshot {
  writes(): Iterable<TableWrite>;
  /** The tables have it. Others may have their turn meanwhile. */
  saved(): Work<void>;
  /** The tables will not have it. */
  giveUp(): void;
}

/** The indexes, of which the tables get what changed. */
export interface IndexSource {
  /** How many entries a {@link snapshot} would write, about. */
  changes(): number;
  snapshot(): IndexSnapshot;
}

const NO_SNAPSHOT: IndexSnapshot = { writes: () => [], *saved() {}, giveUp: () => {} };
/** For tables that have no indexes. */
export const NO_INDEXES: IndexSource = { changes: () => 0, snapshot: () => NO_SNAPSHOT };
