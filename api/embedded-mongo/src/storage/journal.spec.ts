import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Changes } from './changes.js';
import { Journal, MARK_BYTES, readMark } from './journal.js';

/** A disk that takes a while, by a clock that only it moves on; and which thread waited for it. */
const disk = vi.hoisted(() => ({ ms: 0, now: 0, here: 0, elsewhere: 0 }));

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const { promisify } = await import('node:util');
  const writeSync = (...given: Parameters<typeof fs.writeSync>) => {
    disk.here++;
    disk.now += disk.ms;
    return fs.writeSync(...given);
  };
  const inAnotherThread = promisify(fs.write);
  const write = () => undefined;
  write[promisify.custom] = (...given: Parameters<typeof inAnotherThread>) => {
    disk.elsewhere++;
    disk.now += disk.ms;
    return inAnotherThread(...given);
  };
  return { ...fs, writeSync, write };
});

const ID = '0123456789abcdef';

describe('a journal', () => {
  let folder: string;
  let journal: Journal;
  let sequence: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'journal-'));
    vi.spyOn(performance, 'now').mockImplementation(() => disk.now);
    journal = new Journal(join(folder, 'journal'), ID);
    journal.restart(1);
    sequence = 0;
  });

  afterEach(() => {
    vi.restoreAllMocks();
    journal.close();
    rmSync(folder, { recursive: true });
  });

  /** Writes small frames to a disk that takes so long for each. @returns how many this thread waited for, and another */
  async function write(frames: number, ms: number, bytes = 100) {
    Object.assign(disk, { ms, here: 0, elsewhere: 0 });
    for (let n = 0; n < frames; n++) {
      const changes = new Changes();
      changes.document(1, Buffer.alloc(bytes, 1));
      await journal.append(changes, ++sequence);
    }
    return { here: disk.here, elsewhere: disk.elsewhere };
  }

  /** The sequence numbers of all frames in the file. */
  function stored(): number[] {
    const file = readFileSync(join(folder, 'journal'));
    const found: number[] = [];
    for (let at = 0; at < journal.size; ) {
      const mark = readMark(file, at);
      if (!mark) throw new Error(`No frame at ${at}`);
      found.push(mark.sequence);
      at += mark.length + 2 * MARK_BYTES;
    }
    return found;
  }

  it('waits for a quick disk itself, also when it is slow for a moment', async () => {
    expect(await write(100, 0.2)).toEqual({ here: 100, elsewhere: 0 });
    expect(await write(3, 6)).toEqual({ here: 3, elsewhere: 0 });
    expect(await write(100, 0.2)).toEqual({ here: 100, elsewhere: 0 });
  });

  it('lets another thread wait for a slow one, tries again now and then, and loses no frame', async () => {
    const { here, elsewhere } = await write(1000, 10);
    expect(here + elsewhere).toBe(1000);
    expect(here).toBeGreaterThan(10);
    expect(here).toBeLessThan(40);

    // Quick again: so it is once it is tried the next time.
    await write(2500, 0.2);
    expect(await write(100, 0.2)).toEqual({ here: 100, elsewhere: 0 });
    expect(stored()).toEqual(Array.from({ length: 3600 }, (_, n) => n + 1));
  });

  it('lets another thread write what is large', async () => {
    expect(await write(2, 0.2, 100_000)).toEqual({ here: 0, elsewhere: 2 });
    expect(stored()).toEqual([1, 2]);
  });
});
