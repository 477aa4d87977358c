import { endAllChildren } from './child.mjs';

/**
 * Runs a command's body: a thrown error becomes its message on stderr and code 1; Ctrl+C and SIGTERM end what it started.
 * @param {() => Promise<void>} body
 * @param {() => void} [tidy] runs before the process ends, however it ends
 */
export async function command(body, tidy = () => {}) {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.once(signal, () => {
      endAllChildren();
      tidy();
      process.exit(code);
    });
  }
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    tidy();
  }
}
