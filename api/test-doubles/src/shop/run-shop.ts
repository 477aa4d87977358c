import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What is run. */
export interface ShopCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** All of its environment. */
  readonly env: NodeJS.ProcessEnv;
}

/** A command that runs until it is stopped. */
export interface ShopProcess {
  readonly pid: number;
  /** Every line it has printed so far. */
  readonly log: readonly string[];
  /** Stops it cleanly (SIGTERM) and answers its exit code. */
  stop(): Promise<number | null>;
  /** Kills it immediately (SIGKILL). */
  kill(): Promise<void>;
  /** Sends SIGTERM and does not wait. */
  terminate(): void;
}

/**
 * Runs a command that opens a shop, and waits until it has.
 * @param readOpen reads the line that says so; undefined for any other line
 * @returns the process, and what the line said
 * @throws Error with all the command printed, when it ends before
 */
export async function runShop<Opened>(
  { file, args, cwd, env }: ShopCommand,
  readOpen: (line: string) => Opened | undefined,
): Promise<{ readonly process: ShopProcess; readonly opened: Opened }> {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // "close", not "exit": by then everything it printed was read
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const log: string[] = [];
  const opened = await Promise.race([openLine(child, log, readOpen), ended.then(() => undefined)]);
  if (!opened) throw new Error(`The shop did not open:\n${log.join('\n')}`);
  return {
    opened,
    process: {
      pid: child.pid ?? 0,
      log,
      stop() {
        child.kill('SIGTERM');
        return ended;
      },
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
      terminate: () => void child.kill('SIGTERM'),
    },
  };
}

/** Gathers what the command prints, and answers what was read from the line that says the shop is open. */
function openLine<Opened>(
  child: ChildProcess,
  log: string[],
  readOpen: (line: string) => Opened | undefined,
): Promise<Opened> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.push(line);
        const opened = readOpen(line);
        if (opened) resolve(opened);
      });
    }
  });
}
