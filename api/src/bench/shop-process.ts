import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../shop/main.js', import.meta.url));
const BARE_SERVER = fileURLToPath(new URL('./bare-server.js', import.meta.url));

/** The administrator of the measured shop. */
export const benchAdmin = { email: 'admin@bench.example', password: 'admin-of-the-bench' } as const;

/** What a thread has taken of the processor, in microseconds. */
export interface ThreadTime {
  readonly thread: string;
  readonly time: number;
}

/** A shop that runs as a process of its own, so that only the shop is measured. */
export interface MeasuredShop {
  readonly url: string;
  /** From the start of the process until it takes requests, in milliseconds. */
  readonly startMs: number;
  /** The memory the process holds now, in bytes, database included; undefined where the system does not say. */
  memory(): number | undefined;
  /** The same without what it has mapped of files, which the system can take back: code, and the database's. */
  ownMemory(): number | undefined;
  /** The processor time it has taken so far, all threads together, in microseconds; undefined as above. */
  processorTime(): number | undefined;
  /** The processor time of each of its threads so far, in microseconds, its main one first; none as above. */
  threadTimes(): ThreadTime[];
  stop(): Promise<void>;
}

/** How Linux counts processor time in /proc: hundredths of a second. */
const TICK_MICROSECONDS = 10_000;

/**
 * Starts the compiled shop on a data folder, without rate limits, and waits until it is open.
 * @param demoProducts how many demo products a new shop gets
 * @throws Error with what the shop said when it does not open
 */
export function startMeasuredShop(dataDir: string, demoProducts: number): Promise<MeasuredShop> {
  return started([...profiling(), MAIN], {
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_CATALOGUE: String(demoProducts),
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: benchAdmin.email,
    ADMIN_PASSWORD: benchAdmin.password,
  });
}

/** Starts the yardstick: a bare server of node:http that parses and writes JSON. */
export const startBareServer = (): Promise<MeasuredShop> => started([BARE_SERVER], {});

async function started(args: readonly string[], env: NodeJS.ProcessEnv): Promise<MeasuredShop> {
  const from = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await opened(child);
  return {
    url,
    startMs: performance.now() - from,
    memory: () => memoryOf(child.pid, 'VmRSS'),
    ownMemory: () => memoryOf(child.pid, 'RssAnon'),
    processorTime: () => processorTimeOf(child.pid),
    threadTimes: () => threadTimesOf(child.pid),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** `SHOP_PROFILE=folder npm run bench` writes a CPU profile of the shop into that folder. */
function profiling(): string[] {
  const folder = process.env.SHOP_PROFILE;
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

/** The address in the line that says the shop is open. */
async function opened({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The shop has no output to read.');
  const said: string[] = [];
  for await (const line of createInterface({ input: stdout })) {
    said.push(line);
    if (!line.includes('"shop.open"')) continue;
    // The rest of the output is not used but must be read: otherwise the pipe fills and the process blocks.
    stdout.resume();
    return (JSON.parse(line) as { address: string }).address;
  }
  throw new Error(`The shop did not open:\n${said.join('\n')}`);
}

function memoryOf(pid: number | undefined, counted: 'VmRSS' | 'RssAnon'): number | undefined {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
    const [kilobytes] = lines.find((line) => line.startsWith(`${counted}:`))?.match(/\d+/) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

function processorTimeOf(pid: number | undefined): number | undefined {
  try {
    // The name, in brackets, may hold spaces; what follows it does not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return (user + system) * TICK_MICROSECONDS;
  } catch {
    return undefined;
  }
}

function threadTimesOf(pid: number | undefined): ThreadTime[] {
  try {
    // The main thread has the number of the process, and comes first.
    const threads = readdirSync(`/proc/${pid}/task`).sort((a, b) => Number(a) - Number(b));
    return threads.map((thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return { thread, time: Number(nanoseconds) / 1000 };
    });
  } catch {
    return [];
  }
}
