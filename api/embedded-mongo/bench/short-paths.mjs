// Processor time of one command at the server, wire protocol and socket included, with eight clients at a time, beside
// the same work in SQLite, which has one after the other in the caller's own thread: 5,000 orders of 650 bytes with
// three indexes, every write on the disk before it is answered.
//   node bench/short-paths.mjs --sqlite FOLDER [--dist DIR]
// FOLDER is where better-sqlite3 was installed (npm install --prefix FOLDER better-sqlite3): it compiles for minutes,
// and nothing else needs it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';

const { values } = parseArgs({
  options: {
    sqlite: { type: 'string' },
    dist: { type: 'string', default: join(import.meta.dirname, '..', 'dist') },
  },
});
if (!values.sqlite) throw new Error('--sqlite FOLDER: where better-sqlite3 is installed');
const Sqlite = createRequire(join(resolve(values.sqlite), 'bench.js'))('better-sqlite3');

const DOCUMENTS = 5000;
const ROUNDS = 21;
const COMMANDS = 400;
const CLIENTS = 8;
const CUSTOMERS = 97;

const order = (n) => ({
  _id: n,
  number: n,
  customer: `customer-${(n * 7919) % CUSTOMERS}`,
  state: ['placed', 'packed', 'shipped', 'delivered'][n % 4],
  at: new Date(1.7e12 + n * 1000),
  total: (n * 37) % 100_000,
  text: 'x'.repeat(510),
});
const byNumber = (n) => (n * 31) % DOCUMENTS;
/** A second document, which no other client writes at the same time. */
const another = (n) => (byNumber(n) + DOCUMENTS / 2) % DOCUMENTS;

/** The embedded database in a process of its own: what the driver does here is not counted. */
async function embedded(folder) {
  const child = fork(join(import.meta.dirname, 'serve.mjs'), [resolve(values.dist), folder]);
  const [{ uri }] = await once(child, 'message');
  const client = await new MongoClient(uri).connect();
  const orders = client.db('shop').collection('orders');
  await orders.createIndexes([
    { key: { number: 1 }, unique: true },
    { key: { customer: 1, at: -1 } },
    { key: { state: 1, at: 1 } },
  ]);
  await orders.insertMany(Array.from({ length: DOCUMENTS }, (_, n) => order(n)));
  let next = DOCUMENTS;
  const sessions = Array.from({ length: CLIENTS }, () => client.startSession());
  const add = { $inc: { total: 1 } };
  return {
    name: 'embedded',
    cpuMs: async () => {
      child.send('figures');
      return (await once(child, 'message'))[0].cpuMs;
    },
    kinds: {
      'find by id': (n) => orders.findOne({ _id: byNumber(n) }),
      'find, sort, limit 12': (n) =>
        orders
          .find({ customer: `customer-${n % CUSTOMERS}` })
          .sort({ at: -1 })
          .limit(12)
          .toArray(),
      insert: () => orders.insertOne(order(next++)),
      $inc: (n) => orders.updateOne({ _id: byNumber(n) }, add),
      'transaction of four': async (n) => {
        const session = sessions[n % CLIENTS];
        session.startTransaction();
        await orders.findOne({ _id: byNumber(n) }, { session });
        await orders.updateOne({ _id: byNumber(n) }, add, { session });
        await orders.updateOne({ _id: another(n) }, add, { session });
        await orders.insertOne(order(next++), { session });
        await session.commitTransaction();
      },
    },
    close: async () => {
      await client.close();
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

/** SQLite in this process, documents as JSON beside the columns that are looked up. */
function sqlite(folder) {
  const db = new Sqlite(join(folder, 'shop.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`CREATE TABLE orders (id INTEGER PRIMARY KEY, number INTEGER UNIQUE, customer TEXT, state TEXT, at INTEGER,
    total INTEGER, text TEXT);
    CREATE INDEX by_customer ON orders (customer, at DESC); CREATE INDEX by_state ON orders (state, at)`);
  const inserted = db.prepare(
    'INSERT INTO orders VALUES (:_id, :number, :customer, :state, :at, :total, :text)',
  );
  const insert = (n) => inserted.run({ ...order(n), at: 1.7e12 + n * 1000 });
  const one = db.prepare('SELECT * FROM orders WHERE id = ?');
  const latest = db.prepare('SELECT * FROM orders WHERE customer = ? ORDER BY at DESC LIMIT 12');
  const add = db.prepare('UPDATE orders SET total = total + 1 WHERE id = ?');
  db.transaction(() => {
    for (let n = 0; n < DOCUMENTS; n++) insert(n);
  })();
  let next = DOCUMENTS;
  const four = db.transaction((n) => {
    one.get(byNumber(n));
    add.run(byNumber(n));
    add.run(another(n));
    insert(next++);
  });
  return {
    name: 'SQLite',
    cpuMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    kinds: {
      'find by id': (n) => one.get(byNumber(n)),
      'find, sort, limit 12': (n) => latest.all(`customer-${n % CUSTOMERS}`),
      insert: () => insert(next++),
      $inc: (n) => add.run(byNumber(n)),
      'transaction of four': four,
    },
    close: () => db.close(),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'short-paths-'));
const databases = [await embedded(join(folder, 'embedded')), sqlite(folder)];
const figures = databases.map(() => ({}));
for (let round = 0; round < ROUNDS; round++) {
  for (const [place, { kinds, cpuMs }] of databases.entries()) {
    for (const [kind, run] of Object.entries(kinds)) {
      const before = await cpuMs();
      const from = round * COMMANDS;
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          for (let n = client; n < COMMANDS; n += CLIENTS) await run(from + n);
        }),
      );
      figures[place][kind] ??= [];
      figures[place][kind].push((((await cpuMs()) - before) / COMMANDS) * 1000);
    }
  }
}
const median = (all) =>
  `${all
    .toSorted((a, b) => a - b)
    [all.length >> 1].toFixed(0)
    .padStart(5)} µs`;
for (const kind of Object.keys(figures[0])) {
  const each = databases.map(({ name }, place) => `${name} ${median(figures[place][kind])}`);
  console.log(`${kind.padEnd(22)} ${each.join('   ')}`);
}
for (const { close } of databases) await close();
rmSync(folder, { recursive: true });
