import { lastLines, runNode } from '../child.mjs';
import { inRoot } from '../paths.mjs';
import { freePort } from '../setup/port.mjs';

/**
 * Opens the compiled shop on a free port, under the address its canonical links name. It ends with `endAllChildren`.
 * @param {string} dataDir a folder of its own
 * @param {number} products how many demo products it has
 * @param {import('../terminal.mjs').Steps} steps one step of it is used
 * @returns {Promise<string>} its address, without a slash at the end
 * @throws {Error} with the last it said, when it does not open
 */
export async function openShop(dataDir, products, steps) {
  const step = steps.begin(`Opening a shop with ${products} products`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO_CATALOGUE: String(products),
    RATE_LIMITS: 'off',
  };
  await new Promise((resolve, reject) => {
    const onLine = (/** @type {string} */ line) => line.includes('"event":"shop.open"') && resolve(undefined);
    runNode([inRoot('api', 'dist', 'shop', 'main.js')], { env, onLine }).then(({ output }) => {
      step.fail();
      reject(new Error(`The shop did not open:\n${lastLines(output, 20)}`));
    });
  });
  step.succeed(url);
  return url;
}
