import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine, startSweeping } from './engine.js';
import { WireServer } from './server.js';
import { lockFolder } from './storage/folder-lock.js';
import type { FromWorker, WorkerOptions } from './worker-messages.js';

const { dataDir, port } = workerData as WorkerOptions;
const tell = (message: FromWorker): void => parentPort?.postMessage(message);

try {
  const folder = join(dataDir, 'database');
  const unlock = await lockFolder(folder);
  const engine = openEngine(folder, (error) => {
    server.hangUp();
    tell({ kind: 'failed', message: `Writing to ${folder} failed: ${String(error)}` });
  });
  const server = new WireServer(engine);
  const actualPort = await server.listen(port);
  engine.address = `127.0.0.1:${actualPort}`;
  const stopSweeping = startSweeping(engine);
  parentPort?.once('message', async () => {
    stopSweeping();
    await server.close();
    await engine.store.close();
    await unlock();
    tell({ kind: 'closed' });
    parentPort?.close();
  });
  tell({ kind: 'ready', port: actualPort });
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  parentPort?.close();
}
