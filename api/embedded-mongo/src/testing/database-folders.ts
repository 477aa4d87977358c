import { expect } from 'vitest';
import { DatabaseDamaged } from '../storage/database-damaged.js';
import { RecordStore } from '../storage/record-store.js';
import { savedDocuments } from '../storage/saved-content.js';

/** For errors that a test does not expect: they fail it. */
export const unexpected = (error: unknown): never => {
  throw error;
};

/** Opens the store of a folder for some work, and closes it. */
export async function withStore(folder: string, work: (store: RecordStore) => Promise<void>): Promise<void> {
  const store = new RecordStore(folder, unexpected);
  await work(store);
  await store.close();
}

/** Stores the documents with these numbers; each is durable before the next. */
export async function storeDocuments(store: RecordStore, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n++) {
    store.put(1, n, Buffer.from(`document ${n}`.repeat(10)));
    await store.durable();
  }
}

/** What a start finds: how many documents, or the sentence it refuses with. */
export async function openedWith(folder: string): Promise<number | string> {
  let store: RecordStore | undefined;
  let found: string[];
  try {
    store = new RecordStore(folder, unexpected);
    found = [...savedDocuments(store.tables, 1)].map(([id, bytes]) => `${id}:${bytes}`);
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseDamaged);
    return (error as Error).message;
  } finally {
    await store?.close();
  }
  expect(found).toEqual(found.map((_, at) => `${at + 1}:${`document ${at + 1}`.repeat(10)}`));
  return found.length;
}

/** All that was acknowledged, or one sentence that names a file in the folder and the remedy. */
export async function expectAllOrRefusal(folder: string, all = 20): Promise<number | string> {
  const outcome = await openedWith(folder);
  if (typeof outcome === 'number') expect(outcome).toBe(all);
  else {
    expect(outcome.startsWith(`${folder}/`)).toBe(true);
    expect(outcome).toMatch(/^[^\n]+\. Restore all of .+ from one backup; [^\n]+ the shop starts empty\.$/);
  }
  return outcome;
}
