// What a database of many documents needs: processor time until it is ready, memory then, and after a look at everything;
// and how long others wait for their answer meanwhile: pings by a client of their own, the slowest of them.
//   node bench/larger-than-memory.mjs [--documents 200000] [--dist DIR] [--keep FOLDER]
// The yardstick of the same run is reading the database's files once.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '200000' },
    dist: { type: 'string', default: join(import.meta.dirname, '..', 'dist') },
    keep: { type: 'string' },
  },
});
const documents = Number(values.documents);
const dataDir = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'larger-than-memory-'));

async function serve() {
  const child = fork(join(import.meta.dirname, 'serve.mjs'), [resolve(values.dist), dataDir]);
  const [ready] = await once(child, 'message');
  const client = await new MongoClient(ready.uri).connect();
  return {
    ready,
    orders: client.db('shop').collection('orders'),
    figures: async () => {
      child.send('figures');
      return (await once(child, 'message'))[0];
    },
    stop: async () => {
      await client.close();
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

/** 650 bytes in BSON, one of many thousand customers, a time, a number that grows. */
const order = (n) => ({
  number: n,
  customer: `customer-${(n * 7919) % 50_021}`,
  state: ['placed', 'packed', 'shipped', 'delivered'][n % 4],
  at: new Date(1.7e12 + n * 1000),
  total: (n * 37) % 100_000,
  text: 'x'.repeat(510),
});

async function fill() {
  const { orders, figures, stop } = await serve();
  const before = (await figures()).cpuMs;
  await orders.createIndexes([
    { key: { number: 1 }, unique: true },
    { key: { customer: 1, at: -1 } },
    { key: { state: 1, at: 1 } },
  ]);
  for (let n = 0; n < documents; ) {
    const batch = [];
    for (; batch.length < 1000 && n < documents; n++) batch.push(order(n));
    await orders.insertMany(batch, { ordered: false });
  }
  const { cpuMs, rssMb } = await figures();
  show(
    'filled',
    `${(((cpuMs - before) / documents) * 1000).toFixed(0)} µs of CPU a document, ${rssMb.toFixed(0)} MB`,
  );
  await stop();
}

const show = (what, figure) => console.log(`${String(documents).padStart(9)}  ${what.padEnd(34)} ${figure}`);
const line = ({ cpuMs, rssMb }) =>
  `${cpuMs.toFixed(0).padStart(6)} ms of CPU ${rssMb.toFixed(0).padStart(6)} MB`;

function readFiles(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size;
  }
  const start = process.cpuUsage();
  const data = join(folder, 'database', 'tables', 'data.mdb');
  if (existsSync(data) && statSync(data).size < 2 ** 31) readFileSync(data);
  const { user, system } = process.cpuUsage(start);
  return { bytes, cpuMs: (user + system) / 1000 };
}

try {
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(join(dataDir, 'database'))) await fill();
  const { bytes, cpuMs } = readFiles(dataDir);
  show(
    'yardstick: its file read once',
    `${cpuMs.toFixed(0).padStart(6)} ms of CPU ${(bytes / 1e6).toFixed(0).padStart(6)} MB`,
  );
  const { ready, orders, figures, stop } = await serve();
  show('ready', line(ready));
  let last = await figures();
  const other = await new MongoClient(ready.uri).connect();
  const step = async (what, work, expected) => {
    let isDone = false;
    const waits = [];
    const pinging = (async () => {
      while (!isDone) {
        const begun = performance.now();
        await other.db('shop').command({ ping: 1 });
        waits.push(performance.now() - begun);
        await setTimeout(5);
      }
    })();
    const begun = performance.now();
    const found = await work();
    const took = performance.now() - begun;
    isDone = true;
    await pinging;
    if (expected !== undefined && found !== expected) throw new Error(`${what} found ${found}`);
    const now = await figures();
    const slowest = `a ping beside it ${Math.max(...waits).toFixed(0)} ms at most`;
    show(
      what,
      `${line({ cpuMs: now.cpuMs - last.cpuMs, rssMb: now.rssMb })}  ${took.toFixed(0).padStart(6)} ms, ${slowest}`,
    );
    last = now;
  };
  await step('1,000 orders by a customer', async () => {
    for (let n = 0; n < 1000; n++) {
      await orders
        .find({ customer: `customer-${(n * 31) % 50_021}` })
        .sort({ at: -1 })
        .limit(12)
        .toArray();
    }
  });
  await step('a scan for what no index has', async () => {
    await orders.find({ total: { $lt: 10 } }).toArray();
  });
  await step('all of it, batch by batch', async () => {
    let count = 0;
    for await (const _one of orders.find({}, { raw: true, batchSize: 1000 })) count++;
    if (count !== documents) throw new Error(`found ${count}`);
  });
  await step('a count by an expression', () => orders.countDocuments({ $expr: { $lt: ['$total', 10] } }));
  await step(
    'groups',
    async () =>
      (await orders.aggregate([{ $group: { _id: '$state', sum: { $sum: '$total' } } }]).toArray()).length,
    4,
  );
  await step('the first of a sort without an index', async () => {
    await orders.find().sort({ total: -1, text: 1 }).limit(10).toArray();
  });
  await step('different values', async () => (await orders.distinct('state')).length, 4);
  await step(
    'an update that finds nothing',
    async () => (await orders.updateMany({ total: -1 }, { $set: { total: 0 } })).matchedCount,
    0,
  );
  await step('a new index', () => orders.createIndex({ total: 1 }));
  await orders.dropIndex('total_1');
  await other.close();
  await stop();
} finally {
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true });
}
