import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Changes } from './changes.js';
import { Journal, readJournal } from './journal.js';
import { RecordStore } from './record-store.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
  const path = (): string => join(folder, 'journal');
  async function write(epoch: number, ...batches: Changes[]): Promise<number[]> {
    const journal = new Journal(path());
    journal.restart(epoch);
    const ends: number[] = [];
    for (const changes of batches) {
      await journal.append(changes);
      ends.push(journal.size);
    }
    journal.close();
    return ends;
  }
  const read = (): [number, string | undefined][] =>
    [...readJournal(path()).changes.tables[0]].map(([key, value]) => [
      key as number,
      value && Buffer.from(value).toString(),
    ]);

  it('gives back every batch, the newest value of each key', async () => {
    await write(1, batch([1, 'a'], [2, 'b']), batch([1, undefined]), batch([3, 'c']));
    expect(read()).toEqual([
      [1, undefined],
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  it('leaves out a batch that was cut off anywhere, whole, and keeps those before it', async () => {
    const [first = 0, second = 0] = await write(1, batch([1, 'kept']), batch([1, 'torn'], [2, 'torn']));
    const whole = readFileSync(path());
    for (let length = first; length < second; length++) {
      writeFileSync(path(), whole);
      truncateSync(path(), length);
      expect(read()).toEqual([[1, 'kept']]);
    }
  });

  it('stops at a batch whose bytes are not those that were written', async () => {
    const [first = 0] = await write(1, batch([1, 'kept']), batch([2, 'broken']));
    const whole = readFileSync(path());
    whole[whole.length - 1] = (whole[whole.length - 1] as number) ^ 1;
    writeFileSync(path(), whole);
    expect(read()).toEqual([[1, 'kept']]);
    expect(first).toBeGreaterThan(0);
  });

  it('ends where an earlier epoch’s batches begin', async () => {
    await write(1, batch([1, 'old']), batch([2, 'old']), batch([3, 'old']));
    await write(3, batch([1, 'new']));
    expect(readJournal(path()).epoch).toBe(3);
    expect(read()).toEqual([[1, 'new']]);
  });
});

describe('the record store', () => {
  const documents = (store: RecordStore): [number, string][] =>
    [...store.documents(1)].map(([id, value]) => [id, value.toString()]);

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
    expect([...again.savedSessions()].map(([id]) => id)).toEqual(['abc']);
    await again.close();
  });

  it('recovers what a crash left in the journal, without the batch that was being written', async () => {
    const store = new RecordStore(folder, unexpected);
    store.put(1, 1, bytes('one'));
    await store.durable();
    const crashed = mkdtempSync(join(tmpdir(), 'record-store-crashed-'));
    cpSync(folder, crashed, { recursive: true });
    appendFileSync(join(crashed, 'journal-0'), Buffer.from([9, 0, 0, 0, 1]));
    await store.close();
    const recovered = new RecordStore(crashed, unexpected);
    expect(documents(recovered)).toEqual([[1, 'one']]);
    await recovered.close();
    rmSync(crashed, { recursive: true });
  });

  it.each([
    ['journal-0', 'journal-1'],
    ['journal-1', 'journal-0'],
  ])('recovers from both journals, %s before %s, after a crash between the two', async (older, newer) => {
    const key = 2 ** 40 + 1;
    for (const [name, epoch, text] of [
      [newer, 6, 'new'],
      [older, 5, 'old'],
    ] as const) {
      const journal = new Journal(join(folder, name));
      journal.restart(epoch);
      await journal.append(batch([key, text]));
      journal.close();
    }
    const store = new RecordStore(folder, unexpected);
    expect(documents(store)).toEqual([[1, 'new']]);
    await store.close();
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
    expect([...again.documents(1)].map(([id, value]) => `${id}` === value.toString().split(':')[0])).toEqual(
      Array.from({ length: 100 }, () => true),
    );
    await again.close();
  }, 60_000);

  it('tells of a disk that takes no more and acknowledges nothing', async () => {
    const failures: unknown[] = [];
    const store = new RecordStore(folder, (error) => failures.push(error));
    const journal = (store as unknown as { journals: Journal[] }).journals[0] as Journal;
    journal.append = () => Promise.reject(new Error('ENOSPC'));
    store.put(1, 1, bytes('lost'));
    await expect(store.durable()).rejects.toThrow('ENOSPC');
    store.put(1, 2, bytes('also lost'));
    await expect(store.durable()).rejects.toThrow('ENOSPC');
    expect(failures).toHaveLength(1);
  });
});
