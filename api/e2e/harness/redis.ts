import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Whether this machine has a Redis server; `npm test` installs one where it may. */
export const redisInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** A running Redis server. */
export interface RedisServer {
  readonly url: string;
  /** Ends it, and its data with it. */
  stop(): Promise<void>;
  /** Starts it again, empty, where it was. */
  restart(): Promise<void>;
}

/** Starts a Redis server on a free port of the loopback. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jhola-redis-'));
  let child = await started(port, folder);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await stop();
      child = await started(port, mkdtempSync(join(tmpdir(), 'jhola-redis-')));
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function started(port: number, folder: string): Promise<ChildProcess> {
  const child = spawn('redis-server', [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    folder,
  ]);
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      if (line.includes('Ready to accept connections')) resolve(child);
    });
    child.once('exit', () => reject(new Error(`Redis did not start:\n${said.join('\n')}`)));
  });
}
