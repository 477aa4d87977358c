import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressFile, uriOf } from '../database-address.js';
import { EmbeddedDatabaseUnavailable, startEmbeddedDatabase } from '../embedded-database.js';

/** A database that can be asked for a backup. */
export interface ReachedDatabase {
  readonly uri: string;
  /** False when it was started for this. */
  readonly isRunning: boolean;
  close(): Promise<void>;
}

/**
 * Reaches the database of a folder: the one of the running shop by the address it has left in its folder, which only
 * its own user can read; otherwise one that is started here.
 * @throws EmbeddedDatabaseUnavailable
 */
export async function reachDatabase(dataDir: string): Promise<ReachedDatabase> {
  try {
    const { uri, close } = await startEmbeddedDatabase({ dataDir });
    return { uri, isRunning: false, close };
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseUnavailable) || !error.isInUse) throw error;
  }
  const folder = join(dataDir, 'database');
  return { uri: uriOf(runningAddress(folder)), isRunning: true, close: async () => {} };
}

function runningAddress(folder: string): string {
  try {
    return readFileSync(addressFile(folder), 'utf8');
  } catch {
    throw new EmbeddedDatabaseUnavailable(
      `The database in ${folder} is just starting or stopping, or belongs to another user; try again.`,
    );
  }
}
