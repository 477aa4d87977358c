import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

// Runs a shop (the first argument, with those after it) whose database is a process of its own, as `npm run database` serves it,
// and that has a Redis server where this machine has one; a database or Redis that its environment names is used instead. The shop's output, channel, signals and exit code are this process's.

const [program = '', ...args] = process.argv.slice(2);
const { DATA_DIR: dataDir = '' } = process.env;

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * Starts a server and waits for the line that says it is ready.
 * @param {string} file @param {string[]} given @param {RegExp} ready @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, said: string } | undefined>} undefined when there is no such program
 */
function server(file, given, ready, env = {}) {
  const child = spawn(file, given, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = ready.exec(line)?.[1];
      if (said !== undefined) resolve({ child, said });
    });
    child.once('error', () => resolve(undefined));
    child.once('exit', (code) => reject(new Error(`${file} has ended (${code}) before it was ready`)));
  });
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return String(address.port);
}

const { MONGODB_URI: givenDatabase, REDIS_URL: givenRedis } = process.env;
const serversDir = join(dataDir, 'servers');
mkdirSync(serversDir, { recursive: true });
const port = await freePort();
// What a test brings along itself is left to it: several shops may share one.
const [database, redis] = await Promise.all([
  givenDatabase
    ? undefined
    : server(process.execPath, [join(dirname(program), 'database.js')], /MONGODB_URI=(\S+)/, {
        DATA_DIR: serversDir,
        DATABASE_PORT: '0',
      }),
  givenRedis
    ? undefined
    : server(
        'redis-server',
        ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', serversDir],
        /(Ready to accept)/,
      ),
]);

const { JWT_SECRET = 'one secret for all processes of a test' } = process.env;
// Where a shop with a database of its own keeps it: there tests read it.
mkdirSync(join(dataDir, 'keys'), { recursive: true });
writeFileSync(join(dataDir, 'keys', 'jwt-secret'), JWT_SECRET);
const shop = spawn(process.execPath, [...process.execArgv, program, ...args], {
  env: {
    ...process.env,
    JWT_SECRET,
    ...(database && { MONGODB_URI: database.said }),
    ...(redis && { REDIS_URL: `redis://127.0.0.1:${port}` }),
  },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => shop.kill(signal));
process.on('disconnect', () => shop.kill('SIGTERM'));
const [code] = await once(shop, 'exit');
for (const beside of [redis, database]) if (beside) await stop(beside.child);
process.exit(code ?? 1);
