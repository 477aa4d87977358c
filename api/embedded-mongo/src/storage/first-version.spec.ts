import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { open } from 'lmdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDatabase } from '../backup/read-database.js';
import type { Engine } from '../commands/context.js';
import { dispatch } from '../commands/dispatch.js';
import { openEngine } from '../engine.js';
import {
  expectAllOrRefusal,
  openedWith,
  storeDocuments,
  unexpected,
  withStore,
} from '../testing/database-folders.js';
import type { Doc } from '../values/documents.js';
import { decodeDocument } from '../wire/decode.js';
import { encodeDocument } from '../wire/encode.js';
import { Changes } from './changes.js';
import { DatabaseFiles } from './database-files.js';
import { fileSumSync } from './file-sum.js';
import { Identity } from './identity.js';
import { RecordStore } from './record-store.js';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'first-version-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes what the first version wrote: no identity, the tables' epoch alone, frames without marks. */
async function firstVersion(stored: number, frames: readonly [epoch: number, id: number][]): Promise<string> {
  const folder = join(mkdtempSync(join(root, 'first-')), 'database');
  mkdirSync(folder);
  const tables = open<Buffer, string>({
    path: join(folder, 'tables'),
    noSubdir: false,
    encoding: 'binary',
    maxDbs: 4,
  });
  const documents = tables.openDB<Buffer, number>({ name: 'documents', encoding: 'binary' });
  for (let n = 1; n <= 5; n++) await documents.put(2 ** 40 + n, Buffer.from(`document ${n}`.repeat(10)));
  const epoch = Buffer.alloc(4);
  epoch.writeUInt32LE(stored);
  await tables.put('epoch', epoch);
  await tables.close();
  const journals: Record<number, Buffer[]> = {};
  for (const [of, id] of frames) {
    const changes = new Changes();
    changes.document(2 ** 40 + id, Buffer.from(`document ${id}`.repeat(10)));
    const frame = changes.encode(12, 0);
    frame.writeUInt32LE(frame.length - 12, 0);
    frame.writeUInt32LE(of, 4);
    frame.writeUInt32LE(crc32(frame.subarray(12), crc32(frame.subarray(0, 8))), 8);
    journals[of] = [...(journals[of] ?? []), frame];
  }
  for (const [at, parts] of Object.values(journals).entries()) {
    writeFileSync(join(folder, `journal-${at}`), Buffer.concat(parts));
  }
  return folder;
}

describe('a folder of the first version', () => {
  it('is brought forward with all it holds, and is then as safe as a new one', async () => {
    const folder = await firstVersion(3, [
      [4, 6],
      [4, 7],
      [5, 8],
    ]);
    expect(await openedWith(folder)).toBe(8);
    expect(existsSync(join(folder, 'identity'))).toBe(true);
    expect(await openedWith(folder)).toBe(8);
    rmSync(join(folder, 'identity'));
    expect(await openedWith(folder)).toContain(`${join(folder, 'identity')} is missing.`);
  });

  it('is brought forward when a crash stopped that before', async () => {
    const folder = await firstVersion(3, [[4, 6]]);
    const state = { id: '00112233445566aa', whole: false, epoch: 0, sequence: 0, tables: null };
    await Identity.create(new DatabaseFiles(folder), state).close();
    expect(await openedWith(folder)).toBe(6);
  });

  it('may end in a write that was cut off', async () => {
    const folder = await firstVersion(3, [
      [4, 6],
      [4, 7],
    ]);
    const journal = join(folder, 'journal-0');
    truncateSync(journal, readFileSync(journal).length - 5);
    expect(await openedWith(folder)).toBe(6);
  });

  it('is refused when it is damaged, without its tables, or with old ones', async () => {
    const damaged = await firstVersion(3, [
      [4, 6],
      [4, 7],
    ]);
    const bytes = readFileSync(join(damaged, 'journal-0'));
    bytes[30] = 0;
    writeFileSync(join(damaged, 'journal-0'), bytes);
    expect(await expectAllOrRefusal(damaged)).toContain('journal-0 is damaged at byte 0');
    const without = await firstVersion(3, [[4, 6]]);
    rmSync(join(without, 'tables'), { recursive: true });
    expect(await expectAllOrRefusal(without)).toContain('data.mdb is missing');
    const cut = await firstVersion(3, [[4, 6]]);
    truncateSync(join(cut, 'tables/data.mdb'), 9000);
    expect(await expectAllOrRefusal(cut)).toContain('data.mdb ends after 9000 of at least');
  });
});

describe('a folder of the version whose records had no checksums', () => {
  /** Takes from a folder of today what that version did not write. */
  async function withoutSums(): Promise<string> {
    const folder = join(mkdtempSync(join(root, 'sumless-')), 'database');
    await withStore(folder, (store) => storeDocuments(store, 1, 4));
    const store = new RecordStore(folder, unexpected);
    await storeDocuments(store, 5, 6);
    const killed = `${folder}-killed`;
    cpSync(folder, killed, { recursive: true });
    await store.close();
    const tables = open<Buffer, string>({
      path: join(killed, 'tables'),
      noSubdir: false,
      encoding: 'binary',
    });
    const documents = tables.openDB<Buffer, number>({ name: 'documents', encoding: 'binary' });
    for (const key of [...documents.getKeys()])
      documents.putSync(key, (documents.get(key) as Buffer).subarray(0, -4));
    tables.putSync('epoch', (tables.get('epoch') as Buffer).subarray(0, 18));
    await tables.close();
    const files = new DatabaseFiles(killed);
    const identity = Identity.open(files) as Identity;
    for (const _slot of [0, 1]) identity.writeSync({ tables: fileSumSync(files.data) });
    await identity.close();
    return killed;
  }

  it('is checked as it is, brought forward with all it holds, and is then as safe as a new one', async () => {
    const folder = await withoutSums();
    // no command has named the collection of these documents
    await expect(checkDatabase(folder)).rejects.toThrow('holds 6 documents of a collection (number 1)');
    expect(await openedWith(folder)).toBe(6);
    expect(await openedWith(folder)).toBe(6);
    const file = join(folder, 'tables/data.mdb');
    const bytes = readFileSync(file);
    for (let at = bytes.indexOf('document 3'); at >= 0; at = bytes.indexOf('document 3', at + 1))
      bytes[at] = 0x44;
    writeFileSync(file, bytes);
    const identity = Identity.open(new DatabaseFiles(folder)) as Identity;
    for (const _slot of [0, 1]) identity.writeSync({ tables: null });
    await identity.close();
    expect(await openedWith(folder)).toContain(`${file} is damaged at ${2 ** 40 + 3} of its documents.`);
  });
});

describe('a folder of the version whose indexes were in memory only', () => {
  const INDEXES = [
    { key: { state: 1, at: -1 }, name: 'state' },
    { key: { tags: 1 }, name: 'tags' },
    { key: { number: 1 }, name: 'number', unique: true },
  ];
  const order = (n: number): Doc => ({
    _id: n,
    number: n,
    state: `s${n % 3}`,
    at: n * 7,
    tags: [n % 5, n % 2],
  });
  const commands =
    (engine: Engine) =>
    async (command: Doc): Promise<Doc> =>
      (await dispatch(engine, { ...command, $db: 'shop' }, 1)).fields;

  /** Takes from a folder of today what that version did not write: killed, with writes that the journal has only. */
  async function withoutIndexes(isHalfMade: boolean): Promise<string> {
    const folder = join(mkdtempSync(join(root, 'indexless-')), 'database');
    const engine = openEngine(folder, unexpected);
    const run = commands(engine);
    await run({ createIndexes: 'orders', indexes: INDEXES });
    await run({ insert: 'orders', documents: Array.from({ length: 400 }, (_, n) => order(n)) });
    await run({ create: 'empty' });
    await engine.store.checkpoint();
    await run({ delete: 'orders', deletes: [{ q: { _id: { $lt: 10 } }, limit: 0 }] });
    await run({ insert: 'orders', documents: [order(500)] });
    await run({ update: 'orders', updates: [{ q: { _id: 20 }, u: { $set: { state: 's9' } } }] });
    // the journal has the collection's entry, too
    await run({ createIndexes: 'orders', indexes: [{ key: { at: 1 }, name: 'at' }] });
    const killed = `${folder}-killed`;
    cpSync(folder, killed, { recursive: true });
    await engine.store.close();
    const tables = open<Buffer, string>({
      path: join(killed, 'tables'),
      noSubdir: false,
      encoding: 'binary',
      maxDbs: 8,
    });
    for (const name of ['index-chunks', 'index-directory']) await tables.openDB({ name }).drop();
    const collections = tables.openDB<Buffer, number>({ name: 'collections', encoding: 'binary' });
    // a checkpoint of that version wrote documents first
    if (isHalfMade) collections.removeSync(1);
    for (const key of [...collections.getKeys()]) {
      const { numbers: _numbers, ...saved } = decodeDocument(collections.get(key) as Buffer);
      const bytes = encodeDocument(saved);
      const sum = Buffer.alloc(4);
      sum.writeUInt32LE(crc32(bytes, crc32(String(key))));
      collections.putSync(key, Buffer.concat([bytes, sum]));
    }
    const epoch = tables.get('epoch') as Buffer;
    epoch[18] = 1;
    tables.putSync('epoch', epoch);
    await tables.close();
    const files = new DatabaseFiles(killed);
    const identity = Identity.open(files) as Identity;
    for (const _slot of [0, 1]) identity.writeSync({ tables: fileSumSync(files.data) });
    await identity.close();
    return killed;
  }

  it.each([
    ['is', false],
    ['of which a checkpoint was cut off is', true],
  ])('%s checked as it is, and its indexes are made once', async (_words, isHalfMade) => {
    const folder = await withoutIndexes(isHalfMade);
    expect((await checkDatabase(folder)).collections).toMatchObject([
      { name: 'shop.empty', documents: 0, indexes: 1 },
      { name: 'shop.orders', documents: 391, indexes: 5 },
    ]);
    for (let start = 0; start < 2; start++) {
      const engine = openEngine(folder, unexpected);
      const run = commands(engine);
      for (const [query, n] of [
        [{ state: 's9' }, 1],
        [{ state: 's2' }, 130],
        [{ tags: 4 }, 78],
        [{ number: 5 }, 0],
        [{ number: { $gte: 390 } }, 11],
      ] as const) {
        expect(await run({ count: 'orders', query })).toMatchObject({ n });
        expect(await run({ count: 'orders', query, hint: { $natural: 1 } })).toMatchObject({ n });
      }
      expect(await run({ insert: 'orders', documents: [{ ...order(600), number: 399 }] })).toMatchObject({
        writeErrors: [{ code: 11000 }],
      });
      await engine.store.close();
      expect((await checkDatabase(folder)).collections[1]).toMatchObject({ documents: 391, indexes: 5 });
    }
  });
});
