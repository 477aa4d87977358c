import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseUnavailable, startEmbeddedDatabase } from '@jhola/embedded-mongo';
import { RESTORE_UNDER_WAY } from '../config/paths.js';
import { ShopConfig } from '../config/shop-config.js';

/** An open database: its address, and how to close it. */
export interface OpenDatabase {
  readonly uri: string;
  readonly isEmbedded: boolean;
  /** Notices for the owner about the state it was found in, as sentences. */
  readonly notices: readonly string[];
  /** Resolves with the reason if it stops by itself; never for an external server. */
  readonly failed: Promise<string>;
  close(): Promise<void>;
}

/** The database of the settings: the one named by MONGODB_URI, or the embedded one, started for this process and its workers. */
export async function openDatabase({ mongodbUri, worker, dataDir }: ShopConfig): Promise<OpenDatabase> {
  const uri = mongodbUri ?? worker?.databaseUri;
  if (uri) {
    const isEmbedded = mongodbUri === undefined;
    return { uri, isEmbedded, notices: [], failed: new Promise(() => {}), close: async () => {} };
  }
  if (existsSync(join(dataDir, RESTORE_UNDER_WAY))) {
    const sentence = `A backup is being restored into ${dataDir}, or that was interrupted: run npm run restore again.`;
    throw new EmbeddedDatabaseUnavailable(sentence);
  }
  // Without a port: only this computer has to reach it.
  return { ...(await startEmbeddedDatabase({ dataDir })), isEmbedded: true };
}
