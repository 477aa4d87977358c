import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { uriOf } from './database-address.js';
import type { FromWorker, WorkerOptions } from './worker-messages.js';

type Ready = Extract<FromWorker, { kind: 'ready' }>;

/** The database cannot be opened (its folder is in use, its port is taken, its files are damaged); the message says so in a sentence. */
export class EmbeddedDatabaseUnavailable extends Error {
  /** @param isInUse another process has the folder open */
  constructor(
    message: string,
    readonly isInUse = false,
  ) {
    super(message);
  }
}

export interface EmbeddedDatabase {
  /** Where the MongoDB driver finds it. */
  readonly uri: string;
  /** What an owner should know of the files as they were found, in sentences. */
  readonly notices: readonly string[];
  /** Resolves with the reason should the database stop on its own (full disk, broken file). */
  readonly failed: Promise<string>;
  /** Writes everything to disk, ends all connections and releases the folder. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database in a worker thread, reachable from this machine only.
 * @param options.dataDir its files go to `database/` in there
 * @param options.port a port on loopback, 0 for any free one; without one, a socket in the folder where possible
 * @throws EmbeddedDatabaseUnavailable when another process uses the folder, its files are damaged, or the port is taken
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  port?: number;
}): Promise<EmbeddedDatabase> {
  const workerData: WorkerOptions = { dataDir: options.dataDir, port: options.port };
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData,
    // What a request allocates is soon garbage: a small young generation is enough. The old one holds the documents.
    resourceLimits: { maxOldGenerationSizeMb: 4096, maxYoungGenerationSizeMb: 16 },
  });
  const { address, notices } = await new Promise<Ready>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve(message);
      else
        reject(
          new EmbeddedDatabaseUnavailable(
            message.kind === 'failed' ? message.message : 'The embedded database closed early',
            message.kind === 'failed' && message.isInUse,
          ),
        );
    });
  });
  const failed = new Promise<string>((resolve) => {
    worker.on('error', (error) => resolve(error.message));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'failed') resolve(message.message);
    });
  });
  return {
    uri: uriOf(address),
    notices,
    failed,
    close: async () => {
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}
