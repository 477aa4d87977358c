import { spawn } from 'node:child_process';
import readline from 'node:readline';
import util from 'node:util';
import { root } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const alive = new Set();

/**
 * Ends a child and everything it started. POSIX: children lead a process group of their own, so one signal reaches all.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // the group has ended already
  }
}

/** Ends every command that is still running. */
export function endAllChildren() {
  for (const child of alive) endGroup(child, 'SIGKILL');
}

/**
 * Runs a command without a shell and collects what it prints.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, timeoutMs?: number }}
 *   [options] `timeoutMs`: the command and all it started are ended after this long
 * @returns {Promise<{ ok: boolean, output: string }>} `ok`: it ended by itself with code 0
 */
export function runCommand(file, args, { cwd = root, env, onLine, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const detached = process.platform !== 'win32';
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      detached,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {string[]} */
    const lines = [];
    const collect = (/** @type {string} */ coloured) => {
      // some tools print colours even without a terminal; this output is shown later, perhaps in a log
      const line = util.stripVTControlCharacters(coloured);
      lines.push(line);
      onLine?.(line);
    };
    readline.createInterface({ input: child.stdout }).on('line', collect);
    readline.createInterface({ input: child.stderr }).on('line', collect);
    alive.add(child);
    const timer =
      timeoutMs &&
      setTimeout(() => {
        collect(`Ended after ${timeoutMs / 60_000} minutes without finishing.`);
        endGroup(child, 'SIGKILL');
      }, timeoutMs);
    const finish = (/** @type {boolean} */ ok) => {
      clearTimeout(timer || undefined);
      alive.delete(child);
      resolve({ ok, output: lines.join('\n') });
    };
    child.on('error', (error) => {
      collect(error.message);
      finish(false);
    });
    // processes that the command left running would keep its pipes open and outlive the tests
    child.on('exit', () => endGroup(child, 'SIGKILL'));
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Runs a JavaScript file by this very Node.js; see `runCommand`.
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export const runNode = (args, options) => runCommand(process.execPath, args, options);

/**
 * Runs a JavaScript file with this terminal as its own and forwards signals to it.
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runInTerminal(args, { cwd = root } = {}) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal);
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/**
 * The last lines of a command's output.
 * @param {string} output
 * @param {number} count
 */
export const lastLines = (output, count) => output.trimEnd().split('\n').slice(-count).join('\n');
