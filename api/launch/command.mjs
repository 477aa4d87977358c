import { endAllChildren } from './child.mjs';
import { whenNpmEnds } from './parent.mjs';

/**
 * Runs a command's body: a thrown error becomes its message on stderr and code 1; Ctrl+C, SIGTERM and
 * the end of npm end what it started.
 * @param {() => Promise<void>} body
 * @param {() => void} [tidy] runs before the process ends, however it ends
 */
export async function command(body, tidy = () => {}) {
  const giveUp = (/** @type {number} */ code) => {
    endAllChildren();
    tidy();
    process.exit(code);
  };
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.once(signal, () => giveUp(code));
  }
  whenNpmEnds(() => giveUp(143));
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    tidy();
  }
}
