import { resolve } from 'node:path';
import { startEmbeddedDatabase } from '@jhola/embedded-mongo';
import { defaultPaths } from '../platform/config/paths.js';

const DEFAULT_PORT = 27017;

/** Serves the embedded database alone, so that several processes can share it by MONGODB_URI. */
async function main(): Promise<void> {
  const port = Number(process.env.DATABASE_PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`DATABASE_PORT has to be a port number, not "${process.env.DATABASE_PORT}"`);
  }
  const dataDir = resolve(process.env.DATA_DIR || defaultPaths.dataDir);
  const database = await startEmbeddedDatabase({ dataDir, port });
  const stop = async (): Promise<void> => {
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  for (const notice of database.notices) console.error(notice);
  console.log(`The embedded database is ready: MONGODB_URI=${database.uri}`);
  console.error(await database.failed);
  process.exit(1);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
