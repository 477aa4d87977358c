import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Changes } from './changes.js';
import { DiskPace } from './disk-pace.js';
import { Journal } from './journal.js';
import { readJournal } from './read-journal.js';

/** Writes again and again to a disk, by a clock of its own. @returns how many times its thread waited for it itself */
function writer() {
  const pace = new DiskPace();
  let now = 0;
  return (times: number, ms: number): number => {
    let waited = 0;
    for (let n = 0; n < times; n++) {
      const from = now;
      now += ms;
      if (!pace.isQuick(from)) continue;
      waited++;
      pace.waited(from, now);
    }
    return waited;
  };
}

it('waits for a quick disk, also when it is slow for a moment', () => {
  const write = writer();
  expect(write(100, 0.2)).toBe(100);
  expect(write(4, 6)).toBe(4);
  expect(write(100, 0.2)).toBe(100);
});

it('waits for a slow disk once in a while, until it is quick', () => {
  const write = writer();
  write(10, 10);
  // Of fifty-one writes one.
  expect(write(51 * 20, 10)).toBe(20);
  write(2500, 0.2);
  expect(write(100, 0.2)).toBe(100);
});

it('keeps every frame, whichever thread waits for the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const path = join(folder, 'journal');
  const id = '0123456789abcdef';
  const pace = new DiskPace();
  const journal = new Journal(path, id, pace);
  const written = new Changes();
  try {
    journal.restart(1);
    for (let n = 1; n <= 30; n++) {
      pace.isQuick = () => n % 3 === 0;
      const changes = new Changes();
      changes.document(n, Buffer.alloc(n % 10 === 0 ? 100_000 : n * 50, n));
      await journal.append(changes, n);
      written.add(changes);
    }
    const { content, tornAt } = readJournal(folder, path, id, 0);
    expect(tornAt).toBeUndefined();
    expect(content).toMatchObject({ first: 1, last: 30 });
    expect(content?.changes).toEqual(written);
  } finally {
    journal.close();
    rmSync(folder, { recursive: true });
  }
});
