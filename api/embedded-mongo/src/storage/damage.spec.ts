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
import { Changes } from './changes.js';
import { DatabaseDamaged } from './database-damaged.js';
import { DatabaseFiles } from './database-files.js';
import { Identity } from './identity.js';
import { RecordStore } from './record-store.js';

const FILES = ['identity', 'journal-0', 'journal-1', 'tables/data.mdb'];
const unexpected = (error: unknown): never => {
  throw error;
};

let root: string;
/** Folders by the moment they were left: closed, or as a killed process leaves them. */
const left: Record<string, string> = {};
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'damage-'));
  const folder = join(root, 'database');
  await withStore(folder, (store) => fill(store, 1, 5));
  keep(folder, 'earlier');
  const store = new RecordStore(folder, unexpected);
  await fill(store, 6, 8);
  await known(folder, 8);
  keep(folder, 'killed early');
  await fill(store, 9, 20);
  await known(folder, 20);
  keep(folder, 'killed');
  await store.close();
  keep(folder, 'closed');
  await withStore(join(root, 'other'), (other) => fill(other, 1, 20));
  left.other = join(root, 'other');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function withStore(folder: string, work: (store: RecordStore) => Promise<void>): Promise<void> {
  const store = new RecordStore(folder, unexpected);
  await work(store);
  await store.close();
}

async function fill(store: RecordStore, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n++) {
    store.put(1, n, Buffer.from(`document ${n}`.repeat(10)));
    await store.durable();
  }
}

/** Waits until the identity knows of a write. */
async function known(folder: string, sequence: number): Promise<void> {
  for (;;) {
    const identity = Identity.open(new DatabaseFiles(folder));
    await identity?.close();
    if ((identity?.state.sequence ?? 0) >= sequence) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function keep(folder: string, moment: string): void {
  const copy = join(root, moment.replace(' ', '-'));
  cpSync(folder, copy, { recursive: true });
  left[moment] = copy;
}

function copyOf(moment: string): string {
  const folder = join(mkdtempSync(join(root, 'case-')), 'database');
  cpSync(left[moment] as string, folder, { recursive: true });
  return folder;
}

/** What a start finds: how many documents, or the sentence it refuses with. */
async function opened(folder: string): Promise<number | string> {
  let store: RecordStore;
  try {
    store = new RecordStore(folder, unexpected);
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseDamaged);
    return (error as Error).message;
  }
  const found = [...store.documents(1)].map(([id, bytes]) => `${id}:${bytes}`);
  await store.close();
  expect(found).toEqual(found.map((_, at) => `${at + 1}:${`document ${at + 1}`.repeat(10)}`));
  return found.length;
}

/** All that was acknowledged, or one sentence that names a file in the folder and the remedy. */
async function expectAllOrRefusal(folder: string, all = 20): Promise<number | string> {
  const outcome = await opened(folder);
  if (typeof outcome === 'number') expect(outcome).toBe(all);
  else {
    expect(outcome.startsWith(`${folder}/`)).toBe(true);
    expect(outcome).toMatch(/^[^\n]+\. Restore all of .+ from one backup; [^\n]+ the shop starts empty\.$/);
  }
  return outcome;
}

describe.each(['closed', 'killed'])('a folder that was %s', (moment) => {
  it('opens with all that was acknowledged', async () => {
    expect(await opened(copyOf(moment))).toBe(20);
  });

  it.each(FILES)('with a byte turned in any tenth of %s has all, or is refused', async (file) => {
    const whole = readFileSync(join(left[moment] as string, file));
    const outcomes: unknown[] = [];
    for (let tenth = 0; tenth < 10; tenth++) {
      const folder = copyOf(moment);
      const damaged = Buffer.from(whole);
      const at = Math.floor((whole.length * tenth) / 10) + 5;
      damaged[at] = (damaged[at] as number) ^ 0x40;
      writeFileSync(join(folder, file), damaged);
      outcomes.push(await expectAllOrRefusal(folder));
      rmSync(folder, { recursive: true });
    }
    if (file === 'tables/data.mdb')
      expect(outcomes.filter((outcome) => typeof outcome === 'number')).toEqual([]);
  });

  it.each(FILES)('without %s is refused with its name', async (file) => {
    const folder = copyOf(moment);
    rmSync(join(folder, file));
    expect(await expectAllOrRefusal(folder)).toContain(`${join(folder, file)} is missing.`);
  });

  it.each(FILES)('with %s cut off, emptied or zeroed has all, or is refused', async (file) => {
    const { length } = readFileSync(join(left[moment] as string, file));
    for (const keep of [0, 1, 100, Math.floor(length / 2), length - 1]) {
      const folder = copyOf(moment);
      truncateSync(join(folder, file), Math.min(keep, length));
      await expectAllOrRefusal(folder);
    }
    const folder = copyOf(moment);
    writeFileSync(join(folder, file), Buffer.alloc(length));
    await expectAllOrRefusal(folder);
  });

  it.each(FILES)('with %s from another moment, or another database, has all or is refused', async (file) => {
    for (const other of ['earlier', 'killed early', 'other', 'closed', 'killed']) {
      const folder = copyOf(moment);
      cpSync(join(left[other] as string, file), join(folder, file));
      await expectAllOrRefusal(folder);
    }
  });
});

describe('a database that is made', () => {
  it('goes on where a crash stopped it', async () => {
    const folder = join(root, 'made');
    const files = new DatabaseFiles(folder);
    mkdirSync(folder);
    const state = { id: '00112233445566aa', whole: false, epoch: 0, sequence: 0, tables: null };
    await Identity.create(files, state).close();
    mkdirSync(files.tables);
    writeFileSync(files.data, '');
    await withStore(folder, (store) => fill(store, 1, 3));
    expect(await opened(folder)).toBe(3);
  });

  it('does not take a torn identity for damage', async () => {
    const folder = copyOf('killed');
    const bytes = readFileSync(join(folder, 'identity'));
    const counters = [bytes.readUInt32LE(4), bytes.readUInt32LE(4096 + 4)] as const;
    const newest = counters[0] > counters[1] ? 0 : 4096;
    bytes.fill(0, newest + 100, newest + 200);
    writeFileSync(join(folder, 'identity'), bytes);
    expect(await opened(folder)).toBe(20);
  });
});

describe('a folder of the first version', () => {
  /** Writes what the first version wrote: no identity, the tables' epoch alone, frames without marks. */
  async function firstVersion(
    stored: number,
    frames: readonly [epoch: number, id: number][],
  ): Promise<string> {
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

  it('is brought forward with all it holds, and is then as safe as a new one', async () => {
    const folder = await firstVersion(3, [
      [4, 6],
      [4, 7],
      [5, 8],
    ]);
    expect(await opened(folder)).toBe(8);
    expect(existsSync(join(folder, 'identity'))).toBe(true);
    expect(await opened(folder)).toBe(8);
    rmSync(join(folder, 'identity'));
    expect(await opened(folder)).toContain(`${join(folder, 'identity')} is missing.`);
  });

  it('is brought forward when a crash stopped that before', async () => {
    const folder = await firstVersion(3, [[4, 6]]);
    const state = { id: '00112233445566aa', whole: false, epoch: 0, sequence: 0, tables: null };
    await Identity.create(new DatabaseFiles(folder), state).close();
    expect(await opened(folder)).toBe(6);
  });

  it('may end in a write that was cut off', async () => {
    const folder = await firstVersion(3, [
      [4, 6],
      [4, 7],
    ]);
    const journal = join(folder, 'journal-0');
    truncateSync(journal, readFileSync(journal).length - 5);
    expect(await opened(folder)).toBe(6);
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
