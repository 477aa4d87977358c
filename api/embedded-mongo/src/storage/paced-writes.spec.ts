import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordStore } from './record-store.js';
import { savedDocuments } from './saved-content.js';

const COUNT = 20_000;

let folder: string;
let crashed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paced-writes-'));
  crashed = mkdtempSync(join(tmpdir(), 'paced-writes-crashed-'));
});
afterEach(() => {
  for (const one of [folder, crashed]) rmSync(one, { recursive: true, force: true });
});

const unexpected = (error: unknown): never => {
  throw error;
};
const bytes = (text: string): Buffer => Buffer.from(text);
const texts = (store: RecordStore): string[] =>
  [...savedDocuments(store.tables, 1)].map(([, value]) => value.toString());

describe('a large journal on its way to the tables', () => {
  it('lets requests have their turn, and is whole there or not at all', async () => {
    const store = new RecordStore(folder, unexpected);
    for (let n = 1; n <= COUNT; n++) store.put(1, n, bytes('before'));
    await store.checkpoint();
    for (let n = 1; n <= COUNT; n++) store.put(1, n, bytes('after'));
    const { transaction } = store.tables.reader;
    let turn = 0;
    let runs = true;
    const next = (): void => {
      turn++;
      if (runs) setImmediate(next);
    };
    next();
    const turns = new Set<number>();
    const [documents] = store.tables.all;
    const stored = documents.stored.bind(documents);
    vi.spyOn(documents, 'stored').mockImplementation((...value) => {
      // As a process that is killed there leaves it.
      if (turns.size === 3 && !turns.has(turn)) cpSync(folder, crashed, { recursive: true });
      turns.add(turn);
      return stored(...value);
    });
    await store.checkpoint();
    runs = false;
    expect(turns.size).toBeGreaterThan(5);
    expect(store.tables.reader.transaction).toBe(transaction + 1);
    expect(new Set(texts(store))).toEqual(new Set(['after']));
    await store.close();
    const recovered = new RecordStore(crashed, unexpected);
    expect(texts(recovered)).toEqual(Array.from({ length: COUNT }, () => 'after'));
    await recovered.close();
  });
});
