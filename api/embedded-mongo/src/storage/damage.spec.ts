import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectAllOrRefusal,
  openedWith,
  storeDocuments,
  unexpected,
  withStore,
} from '../testing/database-folders.js';
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
