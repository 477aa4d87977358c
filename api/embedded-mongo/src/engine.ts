import { join } from 'node:path';
import type { Engine } from './commands/context.js';
import { MEMORY_LIMITS, type MemoryLimits } from './memory-limits.js';
import { bringForward } from './records/bring-forward.js';
import { Catalog } from './records/catalog.js';
import { Cursors } from './records/cursors.js';
import { BackupHolds } from './storage/backup-holds.js';
import { DatabaseDamaged } from './storage/database-damaged.js';
import { RecordStore } from './storage/record-store.js';
import { sweepExpired } from './transactions/expiry.js';
import { Sessions } from './transactions/sessions.js';
import { Writer } from './transactions/writer.js';

const SWEEP_MS = 5_000;

/** Opens the files of a database and loads them. @throws DatabaseDamaged */
export function openEngine(
  folder: string,
  failed: (error: unknown) => void,
  limits: MemoryLimits = MEMORY_LIMITS,
): Engine {
  const store = new RecordStore(folder, failed, limits, bringForward);
  const writer = new Writer(store, limits);
  const catalog = new Catalog(store, writer, limits);
  const sessions = new Sessions(store, writer, limits);
  try {
    catalog.load();
    sessions.load();
  } catch (error) {
    if (error instanceof DatabaseDamaged) throw error;
    const what = `holds what cannot be read (${(error as Error).message})`;
    throw new DatabaseDamaged(folder, join(folder, 'tables'), what);
  }
  writer.afterAbort = ({ provisional }) => {
    for (const collection of provisional) catalog.forgetProvisional(collection);
  };
  writer.confirm = (collection) => catalog.confirm(collection);
  store.beforeRollback = () => writer.abortAll();
  return {
    catalog,
    writer,
    store,
    sessions,
    cursors: new Cursors(limits),
    holds: new BackupHolds(store),
    limits,
    address: '',
  };
}

/** Ends forgotten transactions, sessions and cursors and removes expired documents, now and then. */
export function startSweeping({ catalog, writer, sessions, cursors }: Engine): () => void {
  const timer = setInterval(() => {
    const now = Date.now();
    sessions.sweep(now);
    cursors.sweep(now);
    for (const collection of catalog.all()) sweepExpired(collection, writer, now);
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
