import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { Changes } from './changes.js';
import { DatabaseDamaged } from './database-damaged.js';
import { MARK_BYTES, MARK_START, type Mark, readMark } from './journal.js';

/** What a journal holds that the tables have not. */
export interface JournalContent {
  readonly path: string;
  readonly epoch: number;
  readonly first: number;
  readonly last: number;
  readonly changes: Changes;
}

/** The content, if there is any, and where a frame begins whose writing was cut off: it was never acknowledged. */
export interface JournalReading {
  readonly content: JournalContent | undefined;
  readonly tornAt: number | undefined;
}

/**
 * Reads the frames a journal has of the epochs after one.
 * @param id the database's
 * @param stored the newest epoch the tables have: what is left of it and of earlier ones counts no more
 * @throws DatabaseDamaged when a frame cannot be read though it was written to its end, or is another database's
 */
export function readJournal(folder: string, path: string, id: string, stored: number): JournalReading {
  const bytes = readFileSync(path);
  const changes = new Changes();
  let [at, first, last, epoch] = [0, 0, 0, 0];
  for (;;) {
    const mark = readMark(bytes, at);
    if (at === 0 && mark && mark.id !== id) {
      throw new DatabaseDamaged(folder, path, 'belongs to another database than the files beside it');
    }
    const content = mark && contentOf(bytes, at, mark);
    if (!content || mark.behind || mark.id !== id || mark.epoch <= stored) break;
    if (at > 0 && (mark.epoch !== epoch || mark.sequence !== last + 1)) break;
    if (at === 0) first = mark.sequence;
    [epoch, last] = [mark.epoch, mark.sequence];
    changes.add(Changes.decode(content));
    at += content.length + 2 * MARK_BYTES;
  }
  const behind = marksFrom(bytes, at).filter(([, mark]) => mark.id === id && mark.epoch > stored);
  const [torn, ...others] = behind;
  // Of a frame that was cut off the mark before it is all there can be.
  const isTorn = torn !== undefined && torn[0] === at && !torn[1].behind && !contentOf(bytes, at, torn[1]);
  if (others.length > 0 || (torn && !isTorn)) {
    throw new DatabaseDamaged(folder, path, `is damaged at byte ${at}, with later writes behind it`);
  }
  return {
    content: at > 0 ? { path, epoch, first, last, changes } : undefined,
    tornAt: isTorn ? at : undefined,
  };
}

/** A frame's content, if it is what was written. */
function contentOf(bytes: Buffer, at: number, { length, sum }: Mark): Buffer | undefined {
  const content = bytes.subarray(at + MARK_BYTES, at + MARK_BYTES + length);
  return content.length === length && crc32(content) === sum ? content : undefined;
}

function marksFrom(bytes: Buffer, start: number): [at: number, mark: Mark][] {
  const marks: [number, Mark][] = [];
  for (let at = bytes.indexOf(MARK_START, start); at >= 0; at = bytes.indexOf(MARK_START, at + 1)) {
    const mark = readMark(bytes, at);
    if (mark) marks.push([at, mark]);
  }
  return marks;
}
