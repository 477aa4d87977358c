import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { askOwner } from './ask-owner.mjs';
import { modestMalloc } from './modest-malloc.mjs';
import { whenNpmEnds } from './parent.mjs';
import { inRoot, root } from './paths.mjs';

/** How long a stop may take before the shop is ended by force. Every acknowledged order is on disk already. */
const stopWithinMs = 30_000;
/** One Ctrl+C arrives twice (from the terminal and from npm); only a signal later than this is a second one. */
const sameSignalMs = 1_000;

const titles = {
  database: 'Opening the database',
  catalogue: 'Filling the demo catalogue',
  images: 'Drawing the pictures',
};

/** pino's number for a warning. */
const warning = 40;

/**
 * A person at a terminal sees warnings and worse; a log collector gets every line.
 * @param {string} line
 * @param {boolean} atTerminal
 */
function isWorthSaying(line, atTerminal) {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return !atTerminal || level === undefined || Number(level) >= warning;
}

/** @typedef {{ url: string, dataDir: string, signIns: { email: string, password: string }[], setUpLink?: string }} Ready */

/**
 * Runs the compiled API, which serves the whole shop, and shows what it reports
 * (api/src/platform/logging/launch-report.ts) as counted steps. SIGINT, SIGTERM and SIGHUP stop it cleanly; a
 * second signal ends it immediately.
 * @param {import('./terminal.mjs').Steps} steps its last two are used
 * @param {(ready: Ready) => void} onReady
 * @returns {Promise<number>} the exit code to end with: 0 after a requested stop
 */
export function runShop(steps, onReady) {
  const atTerminal = process.stdin.isTTY ? ['--terminal'] : [];
  const shop = spawn(
    process.execPath,
    [inRoot('api', 'dist', 'shop', 'main.js'), '--launched', ...atTerminal],
    {
      cwd: root,
      env: { ...modestMalloc, ...process.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  /** @type {Map<string, ReturnType<typeof steps.begin>>} */
  const running = new Map();
  /** @type {number | undefined} */
  let askedAt;
  let explained = false;

  // through the step display, so that log lines and the live line do not mix
  for (const stream of [shop.stdout, shop.stderr]) {
    if (stream)
      readline
        .createInterface({ input: stream })
        .on('line', (line) => isWorthSaying(line, steps.live) && steps.say(line));
  }

  const begin = (/** @type {keyof typeof titles} */ name) => {
    const step = running.get(name) ?? steps.begin(titles[name]);
    running.set(name, step);
    return step;
  };
  const endSteps = (/** @type {'succeed' | 'fail'} */ how) => {
    for (const step of running.values()) step[how]();
  };

  shop.on('message', (/** @type {any} */ report) => {
    if (report.kind === 'progress') {
      const step = begin(report.step);
      step.progress(report.done, report.total);
      if (report.done >= report.total) step.succeed();
    } else if (report.kind === 'ready') {
      endSteps('succeed');
      for (const name of /** @type {const} */ (['database', 'catalogue'])) {
        if (!running.has(name)) begin(name).succeed('nothing to do');
      }
      onReady(report);
    } else if (report.kind === 'owner-wanted') {
      const onInterrupt = () => process.kill(process.pid, 'SIGINT');
      askOwner({ input: process.stdin, output: process.stdout, onInterrupt }, report.problem).then(
        (owner) => shop.connected && shop.send({ owner }),
      );
    } else if (report.kind === 'failed') {
      endSteps('fail');
      explained = true;
      process.stderr.write(`\n${report.message}\n`);
    }
  });

  const stop = () => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      steps.say('Stopping … (once more to end it at once)');
      shop.kill('SIGTERM');
      setTimeout(() => shop.kill('SIGKILL'), stopWithinMs).unref();
    } else if (performance.now() - askedAt > sameSignalMs) {
      shop.kill('SIGKILL');
    }
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  whenNpmEnds(() => askedAt === undefined && stop());

  return new Promise((resolve) => {
    shop.on('close', (code, signal) => {
      endSteps('fail');
      const asked = askedAt !== undefined;
      if (!asked && !explained)
        steps.say(`The shop stopped unexpectedly (${signal ?? `code ${code}`}); the lines above say why.`);
      resolve(asked && !signal ? (code ?? 0) : code || 1);
    });
  });
}
