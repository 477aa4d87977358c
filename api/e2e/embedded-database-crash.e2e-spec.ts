import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { DatabaseProcess } from './harness/database-process.js';
import { seeded } from './harness/seeded.js';
import { repeated } from './harness/tier.js';

const CYCLES = repeated(40);
const WRITERS = 8;

interface Entry {
  _id: string;
  writer: number;
}
interface Counter {
  _id: number;
  n: number;
}

/** What was acknowledged before the crash. */
class ExpectedState {
  readonly inserted = new Set<string>();
  readonly removed = new Set<string>();
  readonly transfers = new Set<string>();
  readonly counts = new Map<number, number>();
  private goal = { inserts: Number.POSITIVE_INFINITY, reached: (): void => undefined };

  /** Resolves once so many more inserts were acknowledged. */
  grown(by: number): Promise<void> {
    return new Promise((reached) => {
      this.goal = { inserts: this.inserted.size + by, reached };
    });
  }

  /** Writes until the database is gone: an insert, a counter, a transaction over two collections, now and then a removal. */
  async write(client: MongoClient, cycle: number, writer: number): Promise<void> {
    const db = client.db();
    for (let n = 0; ; n++) {
      const _id = `${cycle}-${writer}-${n}`;
      await db.collection<Entry>('entries').insertOne({ _id, writer });
      this.inserted.add(_id);
      if (this.inserted.size >= this.goal.inserts) this.goal.reached();
      await db
        .collection<Counter>('counters')
        .updateOne({ _id: writer }, { $inc: { n: 1 } }, { upsert: true });
      this.counts.set(writer, (this.counts.get(writer) ?? 0) + 1);
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await db.collection<Entry>('debits').insertOne({ _id, writer }, { session });
          await db.collection<Entry>('credits').insertOne({ _id, writer }, { session });
        }),
      );
      this.transfers.add(_id);
      if (n % 3 === 0) {
        await db.collection<Entry>('entries').deleteOne({ _id });
        this.removed.add(_id);
      }
    }
  }

  /** Compares with what the database holds after it came back. */
  async check(db: Db): Promise<void> {
    const ids = async (name: string): Promise<Set<string>> =>
      new Set((await db.collection<Entry>(name).find().toArray()).map(({ _id }) => _id));
    const [entries, debits, credits] = [await ids('entries'), await ids('debits'), await ids('credits')];
    const kept = [...this.inserted].filter((id) => !this.removed.has(id));
    // A removal may have happened without its answer arriving, for the one entry each writer was at.
    expect(kept.filter((id) => !entries.has(id)).length).toBeLessThanOrEqual(WRITERS * CYCLES);
    expect(kept.filter((id) => !entries.has(id) && Number(id.split('-')[2]) % 3 !== 0)).toEqual([]);
    expect([...this.removed].filter((id) => entries.has(id))).toEqual([]);
    expect([...this.transfers].filter((id) => !debits.has(id))).toEqual([]);
    expect([...debits].sort()).toEqual([...credits].sort());
    for (const { _id, n } of await db.collection<Counter>('counters').find().toArray()) {
      expect(n).toBeGreaterThanOrEqual(this.counts.get(_id) ?? 0);
      expect(n).toBeLessThanOrEqual((this.counts.get(_id) ?? 0) + CYCLES);
    }
  }
}

describe('the embedded database, killed again and again while it is written to', () => {
  let database: DatabaseProcess;
  afterAll(() => database.stopAndRemove());

  it('loses nothing that was acknowledged, and no transaction by half', async () => {
    const random = seeded(20_261_121);
    const expectedState = new ExpectedState();
    database = await DatabaseProcess.start();
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const client = await MongoClient.connect(database.uri, { serverSelectionTimeoutMS: 1000 });
      const enough = expectedState.grown(WRITERS + Math.floor(random() * 5 * WRITERS));
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        expectedState.write(client, cycle, writer),
      );
      const ended = Promise.allSettled(writers);
      await Promise.race([enough, ended]);
      await database.kill();
      await ended;
      await client.close();
      if (cycle % 3 === 1)
        appendFileSync(join(database.dataDir, 'database', 'journal-0'), Buffer.alloc(40, cycle));
      database = await DatabaseProcess.start(database.dataDir);
      const reader = await MongoClient.connect(database.uri);
      await expectedState.check(reader.db()).finally(() => reader.close());
    }
    expect(expectedState.inserted.size).toBeGreaterThanOrEqual(CYCLES * WRITERS);
  }, 180_000);
});

describe('a folder that a database already uses', () => {
  let first: DatabaseProcess;
  afterAll(() => first.stopAndRemove());

  it('is refused to a second process with one sentence, and free again once the first was killed', async () => {
    first = await DatabaseProcess.start();
    const folder = join(first.dataDir, 'database');
    await expect(DatabaseProcess.start(first.dataDir)).rejects.toThrow(
      `Another process is already using the database in ${folder}; stop it first, or choose another DATA_DIR.`,
    );
    await first.kill();
    first = await DatabaseProcess.start(first.dataDir);
    expect(await first.stop()).toBe(0);
  });
});
