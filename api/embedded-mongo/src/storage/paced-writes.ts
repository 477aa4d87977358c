import { paced, type Work } from '../pace.js';
import type { Changes, StoreKey } from './changes.js';
import type { Table } from './table.js';
import type { TableWrite } from './table-write.js';
import type { Tables } from './tables.js';
import { ValueRoom } from './value-room.js';

/** How long a checkpoint works before requests have their turn: one that waits for several commands waits as often. */
export const SLICE_MS = 4;

type Entry = readonly [table: Table, key: StoreKey, stored: Buffer | undefined];

/**
 * Enters changes, and what is derived from documents, in one transaction. They are made ready in slices, between which requests have
 * their turn: LMDB makes one transaction of what it is given in one turn, and that is short then (of 14,000 entries and 26 MB a fifth).
 * @param last is entered at the end, at the root of the tables
 * @throws what LMDB refuses; then nothing was entered
 */
export async function enterPaced(
  tables: Tables,
  changes: Changes,
  derived: Iterable<TableWrite>,
  last: readonly [key: string, value: Buffer],
): Promise<void> {
  const entries: Entry[] = [];
  await paced(preparing(entries, tables, changes, derived), { sliceMs: SLICE_MS });
  const written = new Set<Promise<boolean>>();
  const note = (entered: Promise<boolean>): void => {
    // LMDB may refuse one while the others are still entered: what it says is read below, with all of them.
    entered.catch(reported);
    written.add(entered);
  };
  for (const [table, key, stored] of entries) note(table.enter(key, stored));
  note(tables.root.put(...last));
  // At the end of this turn LMDB may note the beginning of the batch as a write of its own, which is refused with the others.
  setImmediate(() => void tables.root.committed.then(reported, reported));
  await Promise.all(written).catch(throwReason);
}

function* preparing(
  entries: Entry[],
  tables: Tables,
  changes: Changes,
  derived: Iterable<TableWrite>,
): Work<void> {
  const room = new ValueRoom();
  const add = (table: Table, key: StoreKey, bytes: Uint8Array | undefined): void => {
    entries.push([table, key, bytes && table.stored(key, bytes, room)]);
  };
  for (const [at, changed] of changes.tables.entries()) {
    for (const [key, bytes] of changed) {
      add(tables.all[at as 0 | 1 | 2], key, bytes);
      yield;
    }
  }
  for (const [table, key, bytes] of derived) {
    add(tables[table], key, bytes);
    yield;
  }
}

/** For a write whose outcome other writes report. */
const reported = (): void => undefined;

/** LMDB's errors of writes refer to the one of their commit, which comes as a rejected promise. */
async function throwReason(error: unknown): Promise<never> {
  await (error as { commitError?: Promise<never> }).commitError;
  throw error;
}
