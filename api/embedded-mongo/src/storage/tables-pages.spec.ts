import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unexpected } from '../testing/database-folders.js';
import { DatabaseDamaged } from './database-damaged.js';
import { DatabaseFiles } from './database-files.js';
import { Identity } from './identity.js';
import { RecordStore } from './record-store.js';
import { savedCollections, savedDocuments } from './saved-content.js';
import { checkTablesPages } from './tables-pages.js';

const DOCUMENTS = 300;
const LIFE = 6;
let root: string;
/** As a process leaves it that is killed while it writes the tables: nothing is known of their file. */
let killed: string;
/** The tables' file at the ends of six checkpoints, and that a little later. */
const moments: Buffer[] = [];
let stored: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tables-pages-'));
  const folder = join(root, 'database');
  for (let life = 0; life < LIFE; life++) {
    const store = new RecordStore(folder, unexpected);
    for (let id = 1; id <= DOCUMENTS; id++) store.put(1, id, Buffer.from(`document ${id}`.repeat(10)));
    // what comes and goes, in pages of its own and in runs of pages: lists of free pages
    for (let id = 1; id <= 60; id++) {
      const size = ((life + id) * 977) % 9_000;
      store.put(2, id, id % LIFE === life ? undefined : Buffer.alloc(size, life));
    }
    store.putCollection(1, Buffer.from('{}'));
    await store.durable();
    await store.close();
    const reopened = new RecordStore(folder, unexpected);
    stored = contentOf(reopened);
    await reopened.close();
    moments.push(readFileSync(join(folder, 'tables/data.mdb')));
  }
  killed = folder;
  await withoutSum(folder);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const contentOf = (store: RecordStore): string[] =>
  [savedDocuments(store.tables, 1), savedDocuments(store.tables, 2), savedCollections(store.tables)].flatMap(
    (entries) => [...entries].map(([id, bytes]) => `${id}: ${bytes.toString('base64')}`),
  );

async function withoutSum(folder: string): Promise<void> {
  const identity = Identity.open(new DatabaseFiles(folder)) as Identity;
  for (const _slot of [0, 1]) identity.writeSync({ tables: null });
  await identity.close();
}

/** The folder with another content of its tables' file. */
function withTables(bytes: Buffer): string {
  const folder = join(mkdtempSync(join(root, 'case-')), 'database');
  cpSync(killed, folder, { recursive: true });
  writeFileSync(join(folder, 'tables/data.mdb'), bytes);
  return folder;
}

/** What a start makes of these tables: all that was stored, or a refusal with the file's name. */
async function outcomeOf(bytes: Buffer): Promise<string> {
  const folder = withTables(bytes);
  let store: RecordStore | undefined;
  try {
    checkTablesPages(new DatabaseFiles(folder));
    store = new RecordStore(folder, unexpected);
    expect(contentOf(store)).toEqual(stored);
    return 'all';
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error;
    expect(error.message.startsWith(`${folder}/`)).toBe(true);
    return error.message;
  } finally {
    await store?.close();
    rmSync(folder, { recursive: true });
  }
}

describe('promise 55: tables of which nothing is known, since a checkpoint was cut off', () => {
  const whole = (): Buffer => moments.at(-1) as Buffer;

  it('open when they are whole', async () => {
    const [lastPage] = [0, 4096].map((at) => whole().readBigUInt64LE(at + 144)).sort((a, b) => Number(b - a));
    expect(Number(lastPage)).toBeGreaterThan(80);
    expect(await outcomeOf(whole())).toBe('all');
  });

  it('have all, or are refused, with a byte turned in any twentieth', async () => {
    const outcomes: string[] = [];
    for (let part = 0; part < 20; part++) {
      for (const within of [0, 9, 19, 21, 500]) {
        const damaged = Buffer.from(whole());
        const at = Math.floor((damaged.length * part) / 20 / 4096) * 4096 + within;
        damaged[at] = (damaged[at] as number) ^ 0x21;
        outcomes.push(await outcomeOf(damaged));
      }
    }
    // the others are free, or only filled up
    expect(outcomes.filter((outcome) => outcome !== 'all').length).toBeGreaterThan(20);
  }, 60_000);

  it('have all, or are refused, with pages emptied, doubled or exchanged', async () => {
    const pages = whole().length / 4096;
    for (let page = 0; page < pages; page += 11) {
      const at = page * 4096;
      const other = ((page * 31) % pages) * 4096;
      const exchanged = Buffer.from(whole());
      exchanged.set(whole().subarray(other, other + 4096), at);
      exchanged.set(whole().subarray(at, at + 4096), other);
      const doubled = Buffer.from(whole());
      doubled.set(whole().subarray(other, other + 4096), at);
      const emptied = Buffer.from(whole()).fill(0, at, at + 4096);
      for (const damaged of [emptied, doubled, exchanged]) await outcomeOf(damaged);
    }
  }, 60_000);

  it('are refused when a copy has their beginning of one moment and their end of a later one', async () => {
    let refused = 0;
    // In the one transaction after it a moment's pages are left alone.
    for (const earlier of moments.slice(0, -2)) {
      const later = moments.at(-1) as Buffer;
      for (let tenth = 1; tenth < 10; tenth++) {
        const at = Math.floor((earlier.length * tenth) / 10 / 4096) * 4096;
        const torn = Buffer.from(later);
        torn.set(earlier.subarray(0, at));
        try {
          checkTablesPages(new DatabaseFiles(withTables(torn)));
        } catch (error) {
          expect(error).toBeInstanceOf(DatabaseDamaged);
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(9);
  });

  it('name the record whose checksum is another', async () => {
    const damaged = Buffer.from(whole());
    // what is written over later stays there until then
    const text = 'document 17document 17';
    for (let at = damaged.indexOf(text); at >= 0; at = damaged.indexOf(text, at + 1)) damaged[at] = 0x44;
    expect(await outcomeOf(damaged)).toMatch(/data\.mdb is damaged at 1099511627793 of its documents\./);
  });
});
