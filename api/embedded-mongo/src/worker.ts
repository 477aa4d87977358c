import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { addressFile } from './database-address.js';
import { openEngine, startSweeping } from './engine.js';
import { WireServer } from './server.js';
import { isFullAfter } from './storage/disk-full.js';
import { FolderInUse, LONGEST_SOCKET_PATH, lockFolder } from './storage/folder-lock.js';
import type { FromWorker, WorkerOptions } from './worker-messages.js';

const { dataDir, port } = workerData as WorkerOptions;
const folder = join(dataDir, 'database');
const post = (message: FromWorker): void => parentPort?.postMessage(message);

/**
 * Without a port, a socket in the folder (which is open to its owner only): it costs a sixth less processor time than
 * loopback, and no other user of the machine can reach it. Where that does not work, any free port.
 */
async function listen(server: WireServer, folder: string): Promise<string> {
  // Only a name that ends in .sock is taken by the driver as it stands; it would write all others in lower case.
  const path = join(folder, 'mongodb.sock');
  // The driver decodes a path more than once, so that a percent sign in it is lost.
  const unfit = path.includes('%') || Buffer.byteLength(path) > LONGEST_SOCKET_PATH;
  if (port !== undefined || process.platform === 'win32' || unfit) return server.listen(port ?? 0);
  // One may be left from a process that was killed; the folder's lock says that nobody listens on it.
  rmSync(path, { force: true });
  return server.listen(path).catch(() => server.listen(0));
}

/** Why it does not open, in a sentence. */
function reasonOf(error: unknown): string {
  if (isFullAfter(error, folder))
    return `The disk of ${folder} is full. Make room, and start the shop again; nothing was lost.`;
  return error instanceof Error ? error.message : String(error);
}

try {
  const unlock = await lockFolder(folder);
  rmSync(addressFile(folder), { force: true });
  const engine = openEngine(folder, (error) => {
    server.hangUp();
    post({ kind: 'failed', message: `Writing to ${folder} failed: ${String(error)}` });
  });
  const server = new WireServer(engine);
  engine.address = await listen(server, folder);
  writeFileSync(addressFile(folder), engine.address, { mode: 0o600 });
  const stopSweeping = startSweeping(engine);
  parentPort?.once('message', async () => {
    stopSweeping();
    await server.close();
    await engine.store.close();
    rmSync(addressFile(folder), { force: true });
    await unlock();
    post({ kind: 'closed' });
    parentPort?.close();
  });
  post({ kind: 'ready', address: engine.address, notices: engine.store.notices });
} catch (error) {
  post({ kind: 'failed', message: reasonOf(error), isInUse: error instanceof FolderInUse });
  parentPort?.close();
}
