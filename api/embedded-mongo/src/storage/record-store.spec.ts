import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Changes } from './changes.js';
import type { Checkpoints } from './checkpoints.js';
import { DatabaseDamaged } from './database-damaged.js';
import { Journal, MARK_BYTES } from './journal.js';
import { readJournal } from './read-journal.js';
import { RecordStore } from './record-store.js';
import { savedDocuments, savedSessions } from './saved-content.js';
import type { Tables } from './tables.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-store-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = (text: string): Buffer => Buffer.from(text);
const batch = (...documents: [number, string | undefined][]): Changes => {
  const changes = new Changes();
  for (const [key, text] of documents) changes.document(key, text === undefined ? undefined : bytes(text));
  return changes;
};
const unexpected = (error: unknown): never => {
  throw error;
};

describe('a journal', () => {
  const ID = '00112233445566aa';
  const path = (): string => join(folder, 'journal');
  async function write(epoch: number, from: number, ...batches: Changes[]): Promise<number[]> {
    const journal = new Journal(path(), ID);
    journal.restart(epoch);
    const ends: number[] = [];
    for (const [at, changes] of batches.entries()) {
      await journal.append(changes, from + at);
      ends.push(journal.size);
    }
    journal.close();
    return ends;
  }
  const reading = (stored = 0, id = ID) => readJournal(folder, path(), id, stored);
  const read = (): unknown[] =>
    [...(reading().content?.changes.tables[0] ?? [])].map(([key, value]) => [
      key,
      value && Buffer.from(value).toString(),
    ]);

  it('gives back every batch, the newest value of each key', async () => {
    await write(1, 1, batch([1, 'a'], [2, 'b']), batch([1, undefined]), batch([3, 'c']));
    expect(read()).toEqual([
      [1, undefined],
      [2, 'b'],
      [3, 'c'],
    ]);
    expect(reading().content).toMatchObject({ epoch: 1, first: 1, last: 3 });
  });

  it('leaves out a batch that was cut off anywhere, whole, and says so', async () => {
    const [first = 0, second = 0] = await write(1, 1, batch([1, 'kept']), batch([1, 'torn'], [2, 'torn']));
    const whole = readFileSync(path());
    for (let length = first; length < second - MARK_BYTES; length++) {
      writeFileSync(path(), whole);
      truncateSync(path(), length);
      expect(read()).toEqual([[1, 'kept']]);
      expect(reading().tornAt).toBe(length < first + MARK_BYTES ? undefined : first);
    }
  });

  it('is refused with any byte of any batch turned, or all of them are there', async () => {
    const [, , end = 0] = await write(1, 1, batch([1, 'one']), batch([2, 'two']), batch([3, 'three']));
    const [whole, all] = [readFileSync(path()), read()];
    for (let at = 0; at < end; at++) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 0x10;
      writeFileSync(path(), damaged);
      const outcome = readOrRefusal(() => read());
      if (typeof outcome === 'string')
        expect(outcome).toMatch(/journal (is damaged at byte|belongs to another)/);
      else expect(outcome).toEqual(all);
    }
  });

  it('ends where an earlier epoch’s batches begin', async () => {
    await write(1, 1, batch([1, 'old']), batch([2, 'old']), batch([3, 'old']));
    await write(3, 9, batch([1, 'new']));
    expect(reading(1).content).toMatchObject({ epoch: 3, first: 9, last: 9 });
    expect([...(reading(1).content?.changes.tables[0].keys() ?? [])]).toEqual([1]);
    expect(reading(3).content).toBeUndefined();
  });

  it('is refused when it is another database’s', async () => {
    await write(1, 1, batch([1, 'a']));
    expect(() => reading(0, 'ffffffffffffffff')).toThrow('belongs to another database');
  });
});

function readOrRefusal<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseDamaged);
    return (error as Error).message;
  }
}

describe('the record store', () => {
  const documents = (store: RecordStore): [number, string][] =>
    [...savedDocuments(store.tables, 1)].map(([id, value]) => [id, value.toString()]);

  it('holds after closing what was put', async () => {
    const store = new RecordStore(folder, unexpected);
    store.put(1, 1, bytes('one'));
    store.put(1, 2, bytes('two'));
    store.put(2, 1, bytes('another collection'));
    store.put(1, 1, undefined);
    store.putSession('abc', bytes('session'));
    await store.close();
    const again = new RecordStore(folder, unexpected);
    expect(documents(again)).toEqual([[2, 'two']]);
    expect([...savedSessions(again.tables)].map(([id]) => id)).toEqual(['abc']);
    await again.close();
  });

  it('recovers what a crash left in the journal, without the batch that was being written', async () => {
    const store = new RecordStore(folder, unexpected);
    store.put(1, 1, bytes('one'));
    await store.durable();
    const crashed = mkdtempSync(join(tmpdir(), 'record-store-crashed-'));
    cpSync(folder, crashed, { recursive: true });
    appendFileSync(join(crashed, 'journal-1'), Buffer.from([9, 0, 0, 0, 1]));
    await store.close();
    const recovered = new RecordStore(crashed, unexpected);
    expect(documents(recovered)).toEqual([[1, 'one']]);
    await recovered.close();
    rmSync(crashed, { recursive: true });
  });

  it('recovers from both journals after a crash while one goes to the tables', async () => {
    const store = new RecordStore(folder, unexpected);
    const large = 'x'.repeat(200_000);
    const crashed = mkdtempSync(join(tmpdir(), 'record-store-crashed-'));
    const written: [number, string][] = [];
    for (let n = 1; written.length < 60; n++) {
      store.put(1, n, bytes(`${n}:${large}`));
      await store.durable();
      written.push([n, `${n}:`]);
      // The first write after the change of journals.
      if (statSync(join(folder, 'journal-0')).size === 0) continue;
      cpSync(folder, crashed, { recursive: true });
      break;
    }
    await store.close();
    const recovered = new RecordStore(crashed, unexpected);
    expect(documents(recovered).map(([id, text]) => [id, text.split('x')[0]])).toEqual(written);
    await recovered.close();
    rmSync(crashed, { recursive: true });
  });

  it('moves a full journal to the tables while it goes on, and loses nothing', async () => {
    const store = new RecordStore(folder, unexpected);
    const large = 'x'.repeat(200_000);
    for (let n = 1; n <= 100; n++) {
      store.put(1, n, bytes(`${n}:${large}`));
      await store.durable();
    }
    await store.close();
    const again = new RecordStore(folder, unexpected);
    expect(
      [...savedDocuments(again.tables, 1)].map(([id, value]) => `${id}` === value.toString().split(':')[0]),
    ).toEqual(Array.from({ length: 100 }, () => true));
    await again.close();
  }, 60_000);

  it('reports a disk that takes no more and acknowledges nothing', async () => {
    const failures: unknown[] = [];
    const store = new RecordStore(folder, (error) => failures.push(error));
    vi.spyOn(Journal.prototype, 'append').mockRejectedValue(new Error('ENOSPC'));
    store.put(1, 1, bytes('lost'));
    await expect(store.durable()).rejects.toThrow('ENOSPC');
    store.put(1, 2, bytes('also lost'));
    await expect(store.durable()).rejects.toThrow('ENOSPC');
    expect(failures).toHaveLength(1);
  });

  it('moves a journal to the tables in one transaction', async () => {
    const store = new RecordStore(folder, unexpected);
    const { reader } = store.tables;
    for (const count of [3, 20_000, 1]) {
      const before = reader.transaction;
      for (let n = 1; n <= count; n++) store.put(1, n, bytes(`${n} of ${count}`.repeat(n % 50)));
      await store.checkpoint();
      expect(reader.transaction).toBe(before + 1);
      expect(store.tables.all[0].get(2 ** 40 + 1)?.toString()).toBe(`1 of ${count}`);
    }
    await store.close();
  });

  it('goes on after LMDB was closed to give its memory back, which a large file has after each checkpoint', async () => {
    const store = new RecordStore(folder, unexpected);
    const release = vi.spyOn(store.tables, 'release');
    const [small, large] = [1000, 9_000_000];
    for (const [n, size] of [small, ...Array<number>(8).fill(large), small].entries()) {
      store.put(1, n + 1, bytes(`${n}`.repeat(size)));
      await store.checkpoint();
      expect(release.mock.calls.length > 0).toBe(n >= 8);
    }
    await store.tables.release();
    store.put(1, 1, bytes('last'));
    store.put(1, 2, undefined);
    await store.checkpoint();
    expect(store.tables.all[0].get(2 ** 40 + 1)?.toString()).toBe('last');
    await store.close();
    const again = new RecordStore(folder, unexpected);
    expect(documents(again).map(([id]) => id)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10]);
    await again.close();
  });

  it('keeps the journal of a checkpoint that failed, also when it is closed', async () => {
    const failures: unknown[] = [];
    const store = new RecordStore(folder, (error) => failures.push(error));
    const { tables } = store as unknown as { tables: Tables };
    const put = vi.spyOn(tables.root, 'put').mockRejectedValue(new Error('ENOSPC'));
    store.put(1, 1, bytes('x'.repeat(9_000_000)));
    await store.durable();
    store.put(1, 2, bytes('two'));
    await store.durable();
    await (store as unknown as { checkpoints: Checkpoints }).checkpoints.idle();
    put.mockRestore();
    await store.close();
    expect(failures).toHaveLength(1);
    const again = new RecordStore(folder, unexpected);
    expect(documents(again).map(([id]) => id)).toEqual([1, 2]);
    await again.close();
  });
});
