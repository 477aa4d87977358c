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

/**
 * A port on which nothing listens at the moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
