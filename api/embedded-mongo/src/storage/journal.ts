import {
  closeSync,
  constants,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  write,
  writeSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { Changes } from './changes.js';
import { DiskPace } from './disk-pace.js';

/** One call writes and waits for the disk, where the system has that (Windows has not). */
const SYNCED = constants.O_DSYNC ?? 0;

const writeTo = promisify(write);
const syncData = promisify(fdatasync);

/** Stands before and behind the content of each frame, so that a frame whose writing was cut off can be distinguished from damage. */
export interface Mark {
  readonly behind: boolean;
  readonly length: number;
  readonly epoch: number;
  /** Counts the frames of the database's life. */
  readonly sequence: number;
  /** The database's id. */
  readonly id: string;
  /** Checksum of the content. */
  readonly sum: number;
}

export const MARK_BYTES = 36;
export const MARK_START = Buffer.from('JLF2');
const AT = { length: 4, epoch: 8, sequence: 12, behind: 18, id: 20, sum: 28, markSum: 32 };
const ID_BYTES = 8;
/** Up to so many bytes a frame is small: a quick disk has it in a moment. */
const SMALL_FRAME = 64 * 1024;
/** A journal that is written over keeps at most so much of its file. */
const LARGEST_KEPT = 32 * 1024 * 1024;

/**
 * A file of changes, each batch one frame, on disk when `append` resolves. It is written over from its start in every
 * epoch, so that it stops growing; frames of an earlier epoch behind the newest one end it.
 */
export class Journal {
  private readonly file: number;
  private epoch = 0;
  size = 0;

  /** @param id the database's, 16 hexadecimal digits */
  constructor(
    path: string,
    private readonly id: string,
    private readonly pace = new DiskPace(),
  ) {
    this.file = openSync(path, constants.O_RDWR | constants.O_CREAT | SYNCED, 0o600);
  }

  /** Starts over. What the file held must be stored elsewhere by then. */
  restart(epoch: number): void {
    this.epoch = epoch;
    this.size = 0;
    // It grew far beyond what it needs: a backup held the tables, or the disk was full.
    if (fstatSync(this.file).size > LARGEST_KEPT) ftruncateSync(this.file, 0);
  }

  /** Writes one batch. Calls must not overlap. Rejects when the disk does not take it. */
  async append(changes: Changes, sequence: number): Promise<void> {
    const frame = changes.encode(MARK_BYTES, MARK_BYTES);
    const content = frame.subarray(MARK_BYTES, frame.length - MARK_BYTES);
    const { epoch, id } = this;
    const mark = { length: content.length, epoch, sequence, id, sum: crc32(content) };
    writeMark(frame, 0, mark);
    frame.copyWithin(frame.length - MARK_BYTES, 0, MARK_BYTES);
    setBehind(frame, frame.length - MARK_BYTES, true);
    const now = performance.now();
    if (SYNCED && frame.length <= SMALL_FRAME && this.pace.isQuick(now)) {
      this.writeHere(frame);
      this.pace.waited(now, performance.now());
    } else await this.write(frame);
    this.size += frame.length;
  }

  private writeHere(frame: Buffer): void {
    for (let from = 0; from < frame.length; )
      from += writeSync(this.file, frame, from, frame.length - from, this.size + from);
  }

  private async write(frame: Buffer): Promise<void> {
    for (let from = 0; from < frame.length; ) {
      const { bytesWritten } = await writeTo(this.file, frame, from, frame.length - from, this.size + from);
      from += bytesWritten;
    }
    if (!SYNCED) await syncData(this.file);
  }

  /**
   * Cuts off what a refused {@link append} left behind the last whole frame, which could be all of it: no start may
   * find it. Throws when the disk does not even take that.
   */
  cutBack(): void {
    ftruncateSync(this.file, this.size);
    fsyncSync(this.file);
  }

  close(): void {
    closeSync(this.file);
  }
}

function writeMark(
  frame: Buffer,
  at: number,
  { length, epoch, sequence, id, sum }: Omit<Mark, 'behind'>,
): void {
  frame.set(MARK_START, at);
  frame.writeUInt32LE(length, at + AT.length);
  frame.writeUInt32LE(epoch, at + AT.epoch);
  frame.writeUIntLE(sequence, at + AT.sequence, 6);
  frame.write(id, at + AT.id, ID_BYTES, 'hex');
  frame.writeUInt32LE(sum, at + AT.sum);
  setBehind(frame, at, false);
}

function setBehind(frame: Buffer, at: number, behind: boolean): void {
  frame.writeUInt16LE(behind ? 1 : 0, at + AT.behind);
  frame.writeUInt32LE(crc32(frame.subarray(at, at + AT.markSum)), at + AT.markSum);
}

/** The mark at a place of a journal, if there is a whole one. */
export function readMark(bytes: Buffer, at: number): Mark | undefined {
  const mark = bytes.subarray(at, at + MARK_BYTES);
  if (mark.length < MARK_BYTES || !mark.subarray(0, MARK_START.length).equals(MARK_START)) return undefined;
  if (crc32(mark.subarray(0, AT.markSum)) !== mark.readUInt32LE(AT.markSum)) return undefined;
  return {
    length: mark.readUInt32LE(AT.length),
    epoch: mark.readUInt32LE(AT.epoch),
    sequence: mark.readUIntLE(AT.sequence, 6),
    behind: mark.readUInt16LE(AT.behind) === 1,
    id: mark.toString('hex', AT.id, AT.id + ID_BYTES),
    sum: mark.readUInt32LE(AT.sum),
  };
}
