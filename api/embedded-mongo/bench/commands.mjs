// Processor time of one command at the server, without a socket: 5,000 orders of 650 bytes with three indexes.
//   node bench/commands.mjs [--dist DIR --dist OTHER ...]
// Several builds take turns in one run, so that they can be compared on a busy machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { dist: { type: 'string', multiple: true, default: [join(import.meta.dirname, '..', 'dist')] } },
});
const DOCUMENTS = 5000;
const ROUNDS = 15;
const COMMANDS = 300;

const order = (n) => ({
  _id: n,
  number: n,
  customer: `customer-${(n * 7919) % 997}`,
  state: ['placed', 'packed', 'shipped', 'delivered'][n % 4],
  at: new Date(1.7e12 + n * 1000),
  total: (n * 37) % 100_000,
  text: 'x'.repeat(510),
});

async function open(dist) {
  const load = (name) => import(join(resolve(dist), name));
  const [{ openEngine }, { dispatch }, { encodeDocument }, { decodeDocument }, { composeDocument }] =
    await Promise.all([
      load('engine.js'),
      load('commands/dispatch.js'),
      load('records/stored-record.js'),
      load('wire/decode.js'),
      load('wire/messages.js'),
    ]);
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const engine = openEngine(folder, (error) => {
    throw error;
  });
  const run = async (command) => {
    const sent = decodeDocument(encodeDocument({ ...command, $db: 'shop' }));
    const { fields, embedded } = await dispatch(engine, sent, 1);
    if (fields.ok !== 1) throw new Error(JSON.stringify(fields));
    return composeDocument(fields, embedded ?? {});
  };
  const indexes = [
    { key: { number: 1 }, name: 'number', unique: true },
    { key: { customer: 1, at: -1 }, name: 'customer' },
    { key: { state: 1, at: 1 }, name: 'state' },
  ];
  await run({ createIndexes: 'orders', indexes });
  for (let n = 0; n < DOCUMENTS; n += 500) {
    await run({ insert: 'orders', documents: Array.from({ length: 500 }, (_, at) => order(n + at)) });
  }
  let next = DOCUMENTS;
  const kinds = {
    'find by id': (n) => run({ find: 'orders', filter: { _id: (n * 31) % DOCUMENTS } }),
    'find, sort, limit 12': (n) =>
      run({ find: 'orders', filter: { customer: `customer-${n % 997}` }, sort: { at: -1 }, limit: 12 }),
    insert: () => run({ insert: 'orders', documents: [order(next++)] }),
    $inc: (n) =>
      run({ update: 'orders', updates: [{ q: { _id: (n * 31) % DOCUMENTS }, u: { $inc: { total: 1 } } }] }),
  };
  const close = async () => {
    await engine.store.close();
    rmSync(folder, { recursive: true });
  };
  return { dist, kinds, close, figures: {} };
}

const builds = [];
for (const dist of values.dist) builds.push(await open(dist));
for (let round = 0; round < ROUNDS; round++) {
  for (const { kinds, figures } of builds) {
    for (const [kind, run] of Object.entries(kinds)) {
      const start = process.cpuUsage();
      for (let n = 0; n < COMMANDS; n++) await run(round * COMMANDS + n);
      const { user, system } = process.cpuUsage(start);
      figures[kind] ??= [];
      figures[kind].push((user + system) / COMMANDS);
    }
  }
}
for (const { dist, figures, close } of builds) {
  console.log(dist);
  for (const [kind, all] of Object.entries(figures)) {
    const sorted = all.toSorted((a, b) => a - b);
    const [least, median] = [sorted[0], sorted[sorted.length >> 1]];
    console.log(
      `  ${kind.padEnd(22)} median ${median.toFixed(0).padStart(5)} µs, least ${least.toFixed(0).padStart(5)} µs`,
    );
  }
  await close();
}
