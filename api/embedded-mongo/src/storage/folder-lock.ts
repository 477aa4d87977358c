import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What fits into a socket's address on every system. */
export const LONGEST_SOCKET_PATH = 100;

/** The folder is in use by another process. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another process is already using the database in ${folder}; stop it first, or choose another DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

/**
 * Makes sure that one process only works on a folder. It listens on a name made from the folder's identity, which the
 * kernel gives up when the process ends, however it ends; and on a socket in the folder, which also processes in other
 * containers see that share the folder, but not such names.
 * @returns what releases the folder
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = nameOf(folder);
  const servers: Server[] = [];
  const unlock = async (): Promise<void> => {
    await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  };
  try {
    if (process.platform === 'linux') servers.push(await listen(`\0${name}`));
    if (process.platform === 'win32') servers.push(await listen(`\\\\.\\pipe\\${name}`));
    else {
      const inFolder = join(folder, 'lock.sock');
      const path =
        Buffer.byteLength(inFolder) > LONGEST_SOCKET_PATH ? join(tmpdir(), `${name}.sock`) : inFolder;
      if (await answers(path)) throw new FolderInUse(folder);
      // What does not answer was left by a process that was killed.
      rmSync(path, { force: true });
      const server = await listen(path).catch(ignoreWithoutSockets);
      if (server) servers.push(server);
    }
    return unlock;
  } catch (error) {
    await unlock();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new FolderInUse(folder) : error;
  }
}

/** A name for the folder that stays the same however it is reached. Linux has such socket names, Windows pipes. */
function nameOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `jhola-database-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
}

/** Some shared file systems hold no sockets; on Linux the kernel's name then has to do. */
function ignoreWithoutSockets(error: NodeJS.ErrnoException): undefined {
  if (process.platform !== 'linux' || error.code === 'EADDRINUSE') throw error;
}

function listen(endpoint: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(endpoint, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const answer = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
