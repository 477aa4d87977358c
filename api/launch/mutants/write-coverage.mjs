import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

// Loaded by each process of a dry run (`node --import`): writes at its end which mutants it has reached, apart from those that it
// has reached before it listened, since every shop reaches them. A command of the owner's never listens.

/** How often mutants were reached, by their ids. @typedef {Record<string, number>} Reached */

const folder = new URL(import.meta.url).searchParams.get('to') ?? '';
const coverage = { static: /** @type {Reached} */ ({}), perTest: {} };
// The instrumented code counts in the object that is there.
Object.assign(globalThis, { __stryker__: { mutantCoverage: coverage } });

/** @type {Reached} */
let atStart = {};
let hasListened = false;
const { listen } = net.Server.prototype;
net.Server.prototype.listen = /** @this {net.Server} @param {any[]} how */ function listenOn(...how) {
  atStart = { ...atStart, ...coverage.static };
  coverage.static = {};
  hasListened = true;
  return Reflect.apply(listen, this, how);
};

process.on('exit', () => {
  const file = path.join(folder, `${process.pid}.json`);
  fs.writeFileSync(file, JSON.stringify({ hasListened, atStart, reached: coverage.static }));
});
