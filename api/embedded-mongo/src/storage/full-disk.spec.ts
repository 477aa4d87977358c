import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary } from 'bson';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../commands/context.js';
import { dispatch } from '../commands/dispatch.js';
import { openEngine } from '../engine.js';
import { unexpected } from '../testing/database-folders.js';
import { SmallDisk } from '../testing/small-disk.js';
import type { Doc } from '../values/documents.js';
import { Changes } from './changes.js';
import { Journal } from './journal.js';
import { readJournal } from './read-journal.js';

const LARGE = 'x'.repeat(300_000);
let disk: SmallDisk;
let engine: Engine;
const folder = (): string => join(disk.folder, 'database');
beforeEach(() => {
  disk = SmallDisk.mount(48);
  engine = openEngine(folder(), unexpected);
});
afterEach(() => disk.unmount());

const run = async (command: Doc): Promise<Doc> =>
  (await dispatch(engine, { ...command, $db: 'shop' }, 1)).fields;
const insert = (id: number, value = 'a'): Promise<Doc> =>
  run({ insert: 'orders', documents: [{ _id: id, value }] });
const ids = (): number[] =>
  [...(engine.catalog.find('shop', 'orders')?.records.values() ?? [])].map(({ document }) =>
    Number(document._id),
  );

async function reopen(): Promise<void> {
  await engine.store.close();
  engine = openEngine(folder(), unexpected);
}

describe('promise 58: the database on a full disk', () => {
  it('refuses with MongoDB’s error, shows what is stored, and writes again once there is room', async () => {
    await insert(1);
    await run({ createIndexes: 'orders', indexes: [{ name: 'value', key: { value: 1 } }] });
    disk.fill();
    const refused = await Promise.all([2, 3, 4].map((id) => insert(id, LARGE)));
    for (const answer of refused)
      expect(answer).toMatchObject({ ok: 0, code: 14031, codeName: 'OutOfDiskSpace' });
    expect(ids()).toEqual([1]);
    expect(engine.store.isFull).toBe(true);
    expect(
      await run({ update: 'orders', updates: [{ q: { _id: 1 }, u: { $set: { value: LARGE } } }] }),
    ).toMatchObject({ code: 14031 });
    expect(await run({ insert: 'other', documents: [{ _id: 1, value: LARGE }] })).toMatchObject({
      code: 14031,
    });
    expect(engine.catalog.find('shop', 'other')).toBeUndefined();
    // the journal's last block has room for a small one
    expect(await insert(5)).toMatchObject({ n: 1, ok: 1 });
    expect(engine.store.isFull).toBe(true);
    expect(await run({ count: 'orders', query: { value: 'a' } })).toMatchObject({ n: 2, ok: 1 });
    disk.empty();
    expect(await insert(2, LARGE)).toMatchObject({ n: 1, ok: 1 });
    expect(engine.store.isFull).toBe(false);
    await reopen();
    expect(ids()).toEqual([1, 5, 2]);
    expect(await run({ count: 'orders', query: { value: 'a' } })).toMatchObject({ n: 2, ok: 1 });
    await engine.store.close();
  });

  it('never shows a read what is then refused', async () => {
    await insert(1);
    disk.fill();
    const writing = insert(2, LARGE);
    const reading = run({ count: 'orders', query: { _id: 2 } });
    expect(await writing).toMatchObject({ code: 14031 });
    expect(await reading).toMatchObject({ n: 0, ok: 1 });
    await engine.store.close();
  });

  it('has a transaction that only read begin anew, when it saw what is then refused', async () => {
    await insert(1);
    disk.fill();
    const lsid = { id: new Binary(Buffer.alloc(16, 1), Binary.SUBTYPE_UUID) };
    const transaction = { lsid, txnNumber: 1n, autocommit: false };
    const read = (more: Doc): Promise<Doc> =>
      run({ distinct: 'orders', key: '_id', ...transaction, startTransaction: true, ...more });
    const commit = (more: Doc): Promise<Doc> => run({ commitTransaction: 1, ...transaction, ...more });
    const [written, seen, committed] = await Promise.all([insert(2, LARGE), read({}), commit({})]);
    expect([written.code, seen.values]).toEqual([14031, [1, 2]]);
    expect(committed).toMatchObject({ code: 251, errorLabels: ['TransientTransactionError'] });
    const again = { txnNumber: 2n };
    expect((await read(again)).values).toEqual([1]);
    expect(await commit(again)).toEqual({ ok: 1 });
    await engine.store.close();
  });

  it('keeps the journal whose content does not fit into the tables, and brings it there when there is room', async () => {
    let last = 0;
    const { checkpoints } = engine.store as unknown as {
      checkpoints: { isBusy: boolean; idle(): Promise<void> };
    };
    // The journal takes what fits; the tables, which need as much again, get none of it.
    while (!checkpoints.isBusy) {
      expect(await insert(++last, LARGE)).toMatchObject({ ok: 1 });
      if (last === 27) disk.fill(700_000);
    }
    await checkpoints.idle();
    expect(checkpoints.isBusy).toBe(true);
    expect(ids().length).toBe(last);
    disk.empty();
    expect(await insert(++last)).toMatchObject({ ok: 1 });
    await engine.store.hold();
    expect(checkpoints.isBusy).toBe(false);
    engine.store.release();
    await reopen();
    expect(ids()).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    await engine.store.close();
  });

  it('is opened with all that was acknowledged after it was left with a full disk', async () => {
    await insert(1);
    disk.fill();
    expect(await insert(2, LARGE)).toMatchObject({ code: 14031 });
    await engine.store.close();
    disk.empty();
    engine = openEngine(folder(), unexpected);
    expect(ids()).toEqual([1]);
    await engine.store.close();
  });
});

describe('a journal of which a frame was refused', () => {
  it('has nothing of it, also when a shorter one follows', async () => {
    const place = mkdtempSync(join(tmpdir(), 'journal-'));
    const path = join(place, 'journal');
    const journal = new Journal(path, '00112233445566aa');
    const changes = (key: number, length: number): Changes => {
      const made = new Changes();
      made.document(key, Buffer.alloc(length, key));
      return made;
    };
    journal.restart(1);
    await journal.append(changes(1, 10), 1);
    const { size } = journal;
    // The system wrote all of the frame before it failed.
    await journal.append(changes(2, 5000), 2);
    journal.size = size;
    journal.cutBack();
    expect(readFileSync(path).length).toBe(size);
    await journal.append(changes(3, 10), 2);
    journal.close();
    const { content } = readJournal(place, path, '00112233445566aa', 0);
    expect([...(content?.changes.tables[0].keys() ?? [])]).toEqual([1, 3]);
    rmSync(place, { recursive: true });
  });
});
