import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMORY_LIMITS } from '../memory-limits.js';
import {
  expectAllOrRefusal,
  openedWith,
  storeDocuments,
  unexpected,
  withStore,
} from '../testing/database-folders.js';
import { DatabaseDamaged } from './database-damaged.js';
import { DatabaseFiles } from './database-files.js';
import { Identity } from './identity.js';
import { RecordStore } from './record-store.js';

const FILES = ['identity', 'journal-0', 'journal-1', 'tables/data.mdb'];
let root: string;
/** Folders by the moment they were left: closed, or as a killed process leaves them. */
const left: Record<string, string> = {};
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'damage-'));
  const folder = join(root, 'database');
  await withStore(folder, (store) => storeDocuments(store, 1, 5));
  keep(folder, 'earlier');
  const store = new RecordStore(folder, unexpected);
  await storeDocuments(store, 6, 8);
  await known(folder, 8);
  keep(folder, 'killed early');
  await storeDocuments(store, 9, 20);
  await known(folder, 20);
  keep(folder, 'killed');
  await store.close();
  keep(folder, 'closed');
  await withStore(join(root, 'other'), (other) => storeDocuments(other, 1, 20));
  left.other = join(root, 'other');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

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

describe.each(['closed', 'killed'])('promise 55: a folder that was %s', (moment) => {
  it('opens with all that was acknowledged', async () => {
    expect(await openedWith(copyOf(moment))).toBe(20);
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

/** Tables too large to be compared before the database opens. */
describe.each(['closed', 'killed'])('promise 55: a large folder that was %s', (moment) => {
  const large = { ...MEMORY_LIMITS, comparedFirst: 0 };

  /** Opens it, and writes. @returns what it was refused for: when it was opened, or right after */
  async function refusalOf(folder: string): Promise<unknown> {
    const failures: unknown[] = [];
    let store: RecordStore;
    try {
      store = new RecordStore(folder, (error) => failures.push(error), large);
    } catch (error) {
      return error;
    }
    store.put(1, 21, Buffer.from('document 21'.repeat(10)));
    await store.durable();
    await store.checkpoint();
    await store.close();
    return failures[0];
  }

  it('opens with all that was acknowledged, and takes more', async () => {
    const folder = copyOf(moment);
    expect(await refusalOf(folder)).toBeUndefined();
    expect(await openedWith(folder)).toBe(21);
  });

  /** Each page as a whole; of the first two, which LMDB opens its file by, all that they say. */
  const damages = (length: number): (readonly [at: number, bytes: number])[] => [
    ...Array.from({ length: length / 4096 }, (_, page) => [page * 4096 + 16, 48] as const),
    ...[0, 4096].flatMap((page) => Array.from({ length: 17 }, (_, at) => [page + 24 + at * 8, 8] as const)),
  ];

  it('with damage anywhere in its tables is refused before anything is written to them', async () => {
    const whole = readFileSync(join(left[moment] as string, 'tables/data.mdb'));
    for (const [at, bytes] of damages(whole.length)) {
      const folder = copyOf(moment);
      const damaged = Buffer.from(whole);
      damaged.fill(0xa5, at, at + bytes);
      writeFileSync(join(folder, 'tables/data.mdb'), damaged);
      const refusal = await refusalOf(folder);
      expect(refusal).toBeInstanceOf(DatabaseDamaged);
      expect((refusal as Error).message).toContain(join(folder, 'tables/data.mdb'));
      expect(readFileSync(join(folder, 'tables/data.mdb')).equals(damaged)).toBe(true);
      // What was acknowledged meanwhile is in the journal: the next start compares first, and is refused.
      expect(typeof (await openedWith(folder))).toBe('string');
      rmSync(folder, { recursive: true });
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
    await withStore(folder, (store) => storeDocuments(store, 1, 3));
    expect(await openedWith(folder)).toBe(3);
  });

  it('does not take a torn identity for damage', async () => {
    const folder = copyOf('killed');
    const bytes = readFileSync(join(folder, 'identity'));
    const counters = [bytes.readUInt32LE(4), bytes.readUInt32LE(4096 + 4)] as const;
    const newest = counters[0] > counters[1] ? 0 : 4096;
    bytes.fill(0, newest + 100, newest + 200);
    writeFileSync(join(folder, 'identity'), bytes);
    expect(await openedWith(folder)).toBe(20);
  });
});
