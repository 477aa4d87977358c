import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A shop that was just stopped gets this long to finish. */
const patienceMs = 5_000;

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/**
 * Checks whether the shop can listen on its port before minutes go into installing and building.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} false when something else still listens there after a few seconds
 */
export async function portBecomesFree(port, host) {
  const end = performance.now() + patienceMs;
  while (await isTaken(port, host)) {
    if (performance.now() > end) return false;
    await wait(200);
  }
  return true;
}

/** Below the ports that systems give out by themselves: none of theirs is taken before it is used. */
const CHOSEN = { from: 15_000, to: 30_000 };

/**
 * A port on which nothing listens at the moment, and which no other program is given.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = CHOSEN.from + Math.floor(Math.random() * (CHOSEN.to - CHOSEN.from));
  return (await isTaken(port, '127.0.0.1')) ? freePort() : port;
}
