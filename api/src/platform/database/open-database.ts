import { startEmbeddedDatabase } from '@jhola/embedded-mongo';
import { ShopConfig } from '../config/shop-config.js';

/** An open database: where it answers, and how it is given back. */
export interface OpenDatabase {
  readonly uri: string;
  /** What an owner should know of how it was found, in sentences. */
  readonly notices: readonly string[];
  /** Resolves with the reason should it stop on its own; never for a server that is not ours. */
  readonly failed: Promise<string>;
  close(): Promise<void>;
}

/** The database of the settings: the one named by MONGODB_URI, or the embedded one, started for us alone. */
export function openDatabase(config: ShopConfig): Promise<OpenDatabase> {
  if (config.mongodbUri) {
    const { mongodbUri: uri } = config;
    return Promise.resolve({ uri, notices: [], failed: new Promise(() => {}), close: async () => {} });
  }
  // Without a port: only this process, and those it tells, need to reach it.
  return startEmbeddedDatabase({ dataDir: config.dataDir });
}
