import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder is in use by another process. */
class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another process is already using the database in ${folder}; stop it first, or choose another DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

/**
 * Makes sure that one process only works on a folder, by listening on a name made from the folder's identity. The
 * kernel gives the name up when its process ends, however it ends, so that nothing stale can stay behind.
 * @returns what gives the folder free again
 * @throws FolderInUse
 */
export function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { dev, ino } = statSync(folder, { bigint: true });
  const identity = `${dev}:${ino}:${process.platform === 'linux' ? '' : realpathSync(folder)}`;
  const name = `jhola-database-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
  const server: Server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error);
    });
    server.listen(endpoint(name), () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

/** Linux has socket names that are no files, Windows has pipes; elsewhere a socket in the folder for temporary files. */
function endpoint(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}
