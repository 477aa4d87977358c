import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unexpected } from '../testing/database-folders.js';
import { RecordStore } from './record-store.js';
import { savedDocuments, savedNumbers } from './saved-content.js';

/** Of more pages than are in memory. */
const DOCUMENTS = 1500;
const textOf = (id: number): string => `document ${id} `.repeat(100);

let root: string;
let store: RecordStore;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tree-reader-'));
  store = new RecordStore(join(root, 'database'), unexpected);
  for (let id = 1; id <= DOCUMENTS; id++) store.put(1, id, Buffer.from(textOf(id)));
  await store.durable();
  await store.checkpoint();
});
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

const readAll = (): void => {
  for (const [id, bytes] of savedDocuments(store.tables, 1)) expect(bytes.toString()).toBe(textOf(id));
};

it('goes on with a range, whatever was read or written meanwhile', async () => {
  const seen: number[] = [];
  const numbers = savedNumbers(store.tables, 1)[Symbol.iterator]();
  for (const [id, bytes] of savedDocuments(store.tables, 1)) {
    if (id === 10 || id === 11) readAll();
    if (id === 700) {
      store.put(2, 1, Buffer.from('another'));
      await store.durable();
      await store.checkpoint();
    }
    seen.push(id);
    expect(bytes.toString()).toBe(textOf(id));
    expect(numbers.next().value).toBe(id);
  }
  expect(seen).toEqual(Array.from({ length: DOCUMENTS }, (_, at) => at + 1));
});

it('gives values that stay as they are', () => {
  const first = store.tables.all[0].get([...store.tables.all[0].keys()][0] as number) as Buffer;
  readAll();
  expect(first.toString()).toBe(textOf(1));
});
