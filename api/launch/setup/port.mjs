import net from 'node:net';

/**
 * Tells whether something else listens where the shop wants to, before minutes go into installing and building.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function portTaken(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
