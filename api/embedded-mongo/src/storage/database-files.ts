import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a database, by their paths. */
export class DatabaseFiles {
  readonly identity: string;
  readonly tables: string;
  readonly data: string;
  readonly journals: readonly [string, string];

  constructor(readonly folder: string) {
    this.identity = join(folder, 'identity');
    this.tables = join(folder, 'tables');
    this.data = join(this.tables, 'data.mdb');
    this.journals = [join(folder, 'journal-0'), join(folder, 'journal-1')];
  }

  /** Epochs alternate between the two journals. */
  journalOf(epoch: number): string {
    return this.journals[epoch % 2] as string;
  }
}

/** Makes the names of new files as durable as what they hold. Windows keeps names by itself and cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
