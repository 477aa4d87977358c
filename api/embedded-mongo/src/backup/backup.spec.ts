import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../commands/context.js';
import { dispatch } from '../commands/dispatch.js';
import { openEngine } from '../engine.js';
import type { Collection } from '../records/collection.js';
import type { CollectionIndex } from '../records/collection-index.js';
import { StoredRecord } from '../records/stored-record.js';
import { DatabaseDamaged } from '../storage/database-damaged.js';
import { unexpected } from '../testing/database-folders.js';
import type { Doc } from '../values/documents.js';
import { keyOf } from '../values/index-key.js';
import { DatabaseCopy } from './copy-database.js';
import { checkDatabase } from './read-database.js';

let root: string;
let folder: string;
let engine: Engine;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'embedded-backup-'));
  folder = join(root, 'database');
  engine = openEngine(folder, unexpected);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function run(command: Doc): Promise<Doc> {
  const { fields } = await dispatch(engine, { ...command, $db: 'shop' }, 1);
  if (fields.ok !== 1) throw new Error(String(fields.errmsg));
  return fields;
}
const insert = (id: number, value = 'a'): Promise<Doc> =>
  run({ insert: 'orders', documents: [{ _id: id, value }] });

/** The ids that an opened copy has. */
async function idsIn(copy: string): Promise<number[]> {
  const opened = openEngine(copy, unexpected);
  const records = [...(opened.catalog.find('shop', 'orders')?.records.values() ?? [])];
  await opened.store.close();
  return records.map(({ document }) => Number(document._id));
}

describe('promise 57: a copy of a database that is written to', () => {
  it('is the moment at which its journal was copied, whatever is written during it', async () => {
    const large = 'x'.repeat(500_000);
    await run({ createIndexes: 'orders', indexes: [{ name: 'value', key: { value: 1 } }] });
    let last = 0;
    for (; last < 30; ) await insert(++last, large);
    const to = join(root, 'copy');
    const copy = await DatabaseCopy.begin(folder, to, run);
    await insert(++last, large);
    await copy.copyTables();
    // Enough for two checkpoints, were they not held back.
    for (let n = 0; n < 40; n++) await insert(++last, large);
    await copy.copyJournal();
    const atMoment = last;
    for (let n = 0; n < 5; n++) await insert(++last, large);
    await copy.end();
    const { collections } = await checkDatabase(to);
    expect(collections).toEqual([
      expect.objectContaining({ name: 'shop.orders', documents: atMoment, indexes: 2 }),
    ]);
    expect(await idsIn(to)).toEqual(Array.from({ length: atMoment }, (_, at) => at + 1));
    // The tables go on after it.
    await insert(++last, large);
    await engine.store.close();
    expect(await idsIn(folder)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  });

  it('is refused when its hold has ended', async () => {
    await insert(1);
    const copy = await DatabaseCopy.begin(folder, join(root, 'copy'), run);
    const { hold } = copy as unknown as { hold: string };
    engine.holds.end(hold);
    await expect(copy.copyTables()).rejects.toThrow('took a break of more than a minute');
    await copy.end();
    await engine.store.close();
  });
});

describe('promise 57: database:check', () => {
  it('changes nothing, and counts what is there, also after a kill', async () => {
    await insert(1);
    const killed = join(root, 'killed');
    cpSync(folder, killed, { recursive: true });
    await engine.store.close();
    const before = readFileSync(join(killed, 'tables/data.mdb'));
    const { collections } = await checkDatabase(killed);
    expect(collections).toMatchObject([{ name: 'shop.orders', documents: 1, indexes: 1 }]);
    expect(readFileSync(join(killed, 'tables/data.mdb')).equals(before)).toBe(true);
    expect(await idsIn(killed)).toEqual([1]);
  });

  it('names the file that is damaged', async () => {
    await insert(1);
    await engine.store.close();
    for (const file of ['identity', 'tables/data.mdb']) {
      const damaged = join(root, 'damaged');
      cpSync(folder, damaged, { recursive: true });
      const bytes = readFileSync(join(damaged, file));
      writeFileSync(join(damaged, file), Buffer.alloc(bytes.length));
      await expect(checkDatabase(damaged)).rejects.toThrow(`${join(damaged, file)} is damaged`);
      rmSync(damaged, { recursive: true });
    }
  });

  /** Does to a collection what no command can, and closes the database. */
  async function planted(plant: (collection: Collection) => void): Promise<void> {
    await run({ createIndexes: 'orders', indexes: [{ name: 'value', key: { value: 1 }, unique: true }] });
    await insert(1, 'one');
    plant(engine.catalog.get('shop', 'orders'));
    await engine.store.close();
  }

  it('finds two documents with one unique key', async () => {
    await planted((collection) => {
      const copy = new StoredRecord(2, collection.records.get(1)?.bytes as Uint8Array);
      collection.apply(2, copy, collection.indexChanges(null, copy));
      engine.store.put(collection.id, 2, copy.bytes);
    });
    await expect(checkDatabase(folder)).rejects.toThrow(
      /two documents of shop\.orders \(1 and 2\) with one key/,
    );
  });

  it('finds documents of no collection', async () => {
    await planted((collection) => engine.store.put(99, 1, collection.records.get(1)?.bytes));
    await expect(checkDatabase(folder)).rejects.toThrow('of a collection (number 99) that is not there');
  });

  it('finds a document that an index lacks, and an entry that no document has', async () => {
    await planted(({ indexes }) => indexes[1]?.list.remove(keyOf('one'), 1));
    await expect(checkDatabase(folder)).rejects.toThrow('lacks document 1 of shop.orders in its index value');
    engine = openEngine(folder, unexpected);
    const { list } = engine.catalog.get('shop', 'orders').indexes[1] as CollectionIndex;
    list.add(keyOf('one'), 1);
    list.add(keyOf('two'), 7);
    await insert(2, 'other');
    await engine.store.close();
    await expect(checkDatabase(folder)).rejects.toThrow(
      'has 3 entries in the index value of shop.orders, which are 2',
    );
  });
});

describe('promise 55: the files of an open database, copied one by one while it writes', () => {
  const FILES = ['identity', 'journal-0', 'journal-1', 'tables/data.mdb'];
  /** Each file is once the first, and once the last. */
  const orders = FILES.map((first, at) => [first, ...FILES.slice(at + 1), ...FILES.slice(0, at)]);

  it.each(orders)(
    '%s first, then %s, %s, %s: all that was acknowledged before, or a refusal',
    async (...order) => {
      const large = 'x'.repeat(400_000);
      let last = 0;
      const outcomes: unknown[] = [];
      for (let round = 0; round < 3; round++) {
        const to = join(root, `copy-${round}`);
        await insert(++last, large);
        const acknowledged = last;
        for (const file of order) {
          cpSync(join(folder, file), join(to, file));
          for (let n = 0; n < 8; n++) await insert(++last, large);
        }
        try {
          const found = await idsIn(to);
          expect(found).toEqual(Array.from({ length: found.length }, (_, at) => at + 1));
          expect(found.length).toBeGreaterThanOrEqual(acknowledged);
          outcomes.push(found.length);
        } catch (error) {
          if (!(error instanceof DatabaseDamaged)) throw error;
          expect(error.message.startsWith(`${to}/`)).toBe(true);
          outcomes.push(error.message);
        }
        rmSync(to, { recursive: true });
      }
      await engine.store.close();
      expect(outcomes.length).toBe(3);
    },
  );
});
