import { runCommand } from '../child.mjs';
import { aptInstall } from './apt.mjs';

/** Whether a Redis server of that usual name starts. */
async function starts() {
  return (await runCommand('redis-server', ['--version'], { timeoutMs: 30_000 })).ok;
}

/**
 * Finds a Redis server for the tests of several processes, or installs Debian's where that is allowed.
 * Without one those tests are skipped with a message: the shop itself does not require Redis.
 * @param {import('../terminal.mjs').Steps} steps one step of it is used
 */
export async function findOrInstallRedis(steps) {
  const step = steps.begin('Finding Redis');
  if (!(await starts())) await aptInstall('redis-server');
  step.succeed((await starts()) ? 'redis-server' : 'none: the tests that need it are skipped');
}
