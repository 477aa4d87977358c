import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';
import { BRANCH, IN_RUN, LEAF, META, NODE, OVERFLOW, PAGE, RUN } from './lmdb-format.js';

/** Pages that lead to others: with these in memory a value is one read of the disk away. */
const MAX_BRANCHES = 2048;
const MAX_LEAVES = 256;
/** How many pages are read as one while they follow each other. */
const AHEAD = 8;

/** No document, and no part of an index, is as large. */
const MAX_VALUE_BYTES = 64 * 1024 * 1024;
/** Those LMDB knows. */
const PAGE_SIZES = [512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536];

/** The pages of LMDB's file, read one by one; each place in a page is compared with its end before it is used. */
export class PageFile {
  private readonly file: number;
  private readonly pageSize: number;
  private readonly branches = new Map<number, Buffer>();
  /** The one that was read first comes first. */
  private readonly leaves = new Map<number, Buffer>();
  /** What was read ahead: some bytes of it, from a page on. */
  private readonly ahead = { first: 0, length: 0, bytes: Buffer.alloc(0) };
  private lastRead = -1;

  /** @throws DatabaseDamaged when the file is none of LMDB's */
  constructor(private readonly files: DatabaseFiles) {
    this.file = openSync(files.data, 'r');
    this.pageSize = this.read(0, Buffer.alloc(META.end)).readUInt32LE(META.pageSize);
    if (!PAGE_SIZES.includes(this.pageSize)) throw this.damaged(0);
  }

  /** The two pages that say where the trees begin, as they are now. Other pages are read anew from here on. */
  metas(): readonly [Buffer, Buffer] {
    this.branches.clear();
    this.leaves.clear();
    this.ahead.length = 0;
    return [this.read(0, Buffer.alloc(META.end)), this.read(this.pageSize, Buffer.alloc(META.end))];
  }

  close(): void {
    closeSync(this.file);
  }

  childOf(page: Buffer, at: number): number {
    const node = this.nodeAt(page, at);
    return page.readUInt32LE(node + NODE.size) + page.readUInt16LE(node + NODE.flags) * 2 ** 32;
  }

  compare(page: Buffer, at: number, key: Buffer): number {
    const node = this.nodeAt(page, at);
    const size = page.readUInt16LE(node + NODE.keySize);
    const start = node + NODE.head;
    if (start + size > page.length) throw this.damaged(numberOf(page));
    const common = Math.min(size, key.length);
    for (let n = 0; n < common; n++) {
      const difference = (page[start + n] as number) - (key[n] as number);
      if (difference !== 0) return difference;
    }
    return size - key.length;
  }

  keyOf(page: Buffer, at: number): Buffer {
    const node = this.nodeAt(page, at);
    const end = node + NODE.head + page.readUInt16LE(node + NODE.keySize);
    if (end > page.length) throw this.damaged(numberOf(page));
    return page.subarray(node + NODE.head, end);
  }

  /** The bytes of a value; those that lie in the page itself are copied. */
  valueOf(page: Buffer, at: number, copy: (bytes: Buffer) => Buffer): Buffer {
    const node = this.nodeAt(page, at);
    const size = page.readUInt32LE(node + NODE.size);
    const start = node + NODE.head + page.readUInt16LE(node + NODE.keySize);
    const isInRun = (page.readUInt16LE(node + NODE.flags) & IN_RUN) !== 0;
    if (start + (isInRun ? RUN.bytes : size) > page.length) throw this.damaged(numberOf(page));
    if (!isInRun) return copy(page.subarray(start, start + size));
    const number = Number(page.readBigUInt64LE(start + RUN.number));
    const isPossible = size <= MAX_VALUE_BYTES && Number.isSafeInteger(number * this.pageSize);
    if (!isPossible) throw this.damaged(number);
    const run = this.read(number * this.pageSize, Buffer.allocUnsafeSlow(PAGE.head + size));
    if (numberOf(run) !== number || run.readUInt16LE(PAGE.flags) !== OVERFLOW) throw this.damaged(number);
    return run.subarray(PAGE.head);
  }

  countOf(page: Buffer): number {
    return page.readUInt16LE(PAGE.lower) >>> 1;
  }

  private nodeAt(page: Buffer, at: number): number {
    const node = page.readUInt16LE(PAGE.head + 2 * at) + PAGE.head;
    if (node + NODE.head > page.length) throw this.damaged(numberOf(page));
    return node;
  }

  /** A page that leads to others. @throws DatabaseDamaged when it is another kind of page, or none */
  branch(number: number): Buffer {
    const known = this.branches.get(number);
    if (known) return known;
    const page = this.readAhead(number, Buffer.allocUnsafeSlow(this.pageSize));
    this.check(page, number, BRANCH);
    if (this.branches.size >= MAX_BRANCHES) this.branches.clear();
    this.branches.set(number, page);
    return page;
  }

  /**
   * A page of entries. Others that are read take its place: whoever looks at it for longer makes a copy.
   * @throws DatabaseDamaged when it is another kind of page, or none
   */
  leaf(number: number): Buffer {
    const known = this.leaves.get(number);
    if (known) return known;
    const page = this.readAhead(number, this.roomForLeaf());
    this.check(page, number, LEAF);
    this.leaves.set(number, page);
    return page;
  }

  /** That of the first one is written over: memory of its own for each page that is read would have to be collected. */
  private roomForLeaf(): Buffer {
    const [first] = this.leaves.size < MAX_LEAVES ? [] : this.leaves;
    if (!first) return Buffer.allocUnsafeSlow(this.pageSize);
    this.leaves.delete(first[0]);
    return first[1];
  }

  private check(page: Buffer, number: number, kind: number): void {
    const lower = page.readUInt16LE(PAGE.lower);
    const isSound =
      numberOf(page) === number &&
      page.readUInt16LE(PAGE.flags) === kind &&
      lower > 0 &&
      lower + PAGE.head <= this.pageSize;
    if (!isSound) throw this.damaged(number);
  }

  /** Reads one page into its room; those after it are read with it when it follows the one that was read last. */
  private readAhead(number: number, room: Buffer): Buffer {
    if (!Number.isSafeInteger(number * this.pageSize)) throw this.damaged(number);
    const { pageSize, ahead } = this;
    const follows = number === this.lastRead + 1;
    this.lastRead = number;
    const at = (number - ahead.first) * pageSize;
    if (at >= 0 && at < ahead.length) {
      room.set(ahead.bytes.subarray(at, at + pageSize));
      return room;
    }
    if (follows) {
      if (ahead.bytes.length === 0) ahead.bytes = Buffer.allocUnsafeSlow(AHEAD * pageSize);
      const length = readSync(this.file, ahead.bytes, 0, ahead.bytes.length, number * pageSize);
      [ahead.first, ahead.length] = [number, length - (length % pageSize)];
      // The last page of the file may be cut off.
      if (ahead.length >= pageSize) {
        room.set(ahead.bytes.subarray(0, pageSize));
        return room;
      }
    }
    return this.read(number * pageSize, room);
  }

  /** Fills a buffer from a place of the file on. */
  private read(at: number, buffer: Buffer): Buffer {
    if (readSync(this.file, buffer, 0, buffer.length, at) < buffer.length) {
      const { folder, data } = this.files;
      throw new DatabaseDamaged(folder, data, `ends before ${at + buffer.length} bytes`);
    }
    return buffer;
  }

  damaged(page: number): DatabaseDamaged {
    const { folder, data } = this.files;
    return new DatabaseDamaged(folder, data, `is damaged at its page ${page}`);
  }
}

const numberOf = (page: Buffer): number =>
  page.readUInt32LE(PAGE.number) + page.readUInt32LE(PAGE.number + 4) * 2 ** 32;
