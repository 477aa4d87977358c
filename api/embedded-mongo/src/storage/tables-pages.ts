import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';
import {
  BRANCH,
  FIRST_DATA_PAGE,
  IN_RUN,
  IS_TREE,
  LEAF,
  MAGIC,
  META,
  NODE,
  NOTHING,
  OVERFLOW,
  PAGE,
  RUN,
  TREE,
} from './lmdb-format.js';

/** A page's place in a tree. */
interface Place {
  readonly number: bigint;
  /** Of what leads to it: a page changes only together with all above it. */
  readonly transaction: bigint;
  readonly level: number;
}

/**
 * Looks at every page that LMDB would follow: LMDB maps its file into memory, and a page that leads astray would end the
 * process. A file that was copied while it was written has pages from later transactions, and is refused as well.
 * @throws DatabaseDamaged
 */
export function checkTablesPages({ folder, data }: DatabaseFiles): void {
  const file = openSync(data, 'r');
  try {
    new Pages(file, (what) => new DatabaseDamaged(folder, data, what)).check();
  } finally {
    closeSync(file);
  }
}

class Pages {
  private readonly length: number;
  private readonly seen = new Set<number>();
  private pageSize = 0;
  private lastPage = 0n;

  constructor(
    private readonly file: number,
    private readonly refusal: (what: string) => DatabaseDamaged,
  ) {
    this.length = fstatSync(file).size;
  }

  check(): void {
    const head = this.read(0, META.end);
    this.pageSize = head.readUInt32LE(META.pageSize);
    const second = this.read(this.pageSize, META.end);
    if ([head, second].some((page) => page.readUInt32LE(META.magic) !== MAGIC))
      throw this.refusal('is damaged at its beginning');
    const newer = (page: Buffer) => page.readBigUInt64LE(META.transaction);
    const meta = newer(second) > newer(head) ? second : head;
    this.lastPage = meta.readBigUInt64LE(META.lastPage);
    this.checkTree(meta.subarray(META.main), newer(meta));
    const lists: Buffer[] = [];
    this.checkTree(meta.subarray(META.free), newer(meta), (list) => lists.push(list));
    for (const list of lists) this.checkFreeList(list);
  }

  /** @param visit gets each value */
  private checkTree(tree: Buffer, transaction: bigint, visit?: (value: Buffer) => void): void {
    const number = tree.readBigUInt64LE(TREE.root);
    const entries = tree.readBigUInt64LE(TREE.entries);
    if (number === NOTHING && entries === 0n) return;
    const found = this.checkPage({ number, transaction, level: tree.readUInt16LE(TREE.depth) }, visit);
    if (BigInt(found) !== entries) throw this.damaged(number);
  }

  /** @returns how many entries the page has, with those below it */
  private checkPage({ number, transaction, level }: Place, visit?: (value: Buffer) => void): number {
    const page = this.pageAt(number, 1n);
    const lower = page.readUInt16LE(PAGE.lower);
    const own = page.readBigUInt64LE(PAGE.transaction);
    const isSound =
      page.readBigUInt64LE(PAGE.number) === number &&
      page.readUInt16LE(PAGE.flags) === (level > 1 ? BRANCH : LEAF) &&
      own <= transaction &&
      lower > 0 &&
      lower <= page.readUInt16LE(PAGE.upper) &&
      lower % 2 === 0 &&
      page.readUInt16LE(PAGE.upper) + PAGE.head <= this.pageSize;
    if (!isSound) throw this.damaged(number);
    let entries = 0;
    for (let at = PAGE.head; at < PAGE.head + lower; at += 2) {
      const node = page.subarray(page.readUInt16LE(at) + PAGE.head);
      if (node.length < NODE.head) throw this.damaged(number);
      if (level === 1) {
        const value = this.checkEntry(node, number, own);
        visit?.(value());
        entries++;
      } else {
        const below = BigInt(node.readUInt32LE(NODE.size)) + (BigInt(node.readUInt16LE(NODE.flags)) << 32n);
        entries += this.checkPage({ number: below, transaction: own, level: level - 1 }, visit);
      }
    }
    return entries;
  }

  /** @returns reads the value */
  private checkEntry(node: Buffer, page: bigint, transaction: bigint): () => Buffer {
    const size = node.readUInt32LE(NODE.size);
    const flags = node.readUInt16LE(NODE.flags);
    const value = node.subarray(NODE.head + node.readUInt16LE(NODE.keySize));
    const here = flags === IN_RUN ? RUN.bytes : size;
    if (value.length < here || (flags === IS_TREE && size !== TREE.bytes)) throw this.damaged(page);
    if (flags === IN_RUN) this.checkRun(value, size, transaction);
    else if (flags === IS_TREE) this.checkTree(value, transaction);
    else if (flags !== 0) throw this.damaged(page);
    if (flags !== IN_RUN) return () => value.subarray(0, size);
    return () => this.read(Number(value.readBigUInt64LE(RUN.number)) * this.pageSize + PAGE.head, size);
  }

  /** Pages that LMDB may write over, one by one or as a negative number of pages and the first of them. */
  private checkFreeList(list: Buffer): void {
    const length = Number(list.readBigUInt64LE(0));
    if ((length + 1) * 8 > list.length) throw this.refusal('is damaged in its list of free pages');
    for (let at = 1; at <= length; at++) {
      const entry = list.readBigInt64LE(at * 8);
      if (entry < 0) this.claim(list.readBigUInt64LE(++at * 8), -entry);
      else if (entry > 0) this.claim(entry, 1n);
    }
  }

  private checkRun(value: Buffer, size: number, transaction: bigint): void {
    const number = value.readBigUInt64LE(RUN.number);
    const pages = value.readBigUInt64LE(RUN.pages);
    const page = this.pageAt(number, pages);
    const isSound =
      page.readBigUInt64LE(PAGE.number) === number &&
      page.readUInt16LE(PAGE.flags) === OVERFLOW &&
      page.readBigUInt64LE(PAGE.transaction) === value.readBigUInt64LE(RUN.transaction) &&
      page.readBigUInt64LE(PAGE.transaction) <= transaction &&
      BigInt(page.readUInt32LE(PAGE.run)) === pages &&
      PAGE.head + size <= Number(pages) * this.pageSize;
    if (!isSound) throw this.damaged(number);
  }

  /** The first of some pages that follow each other. */
  private pageAt(number: bigint, pages: bigint): Buffer {
    this.claim(number, pages);
    const end = Number(number + pages) * this.pageSize;
    if (end > this.length) throw this.refusal(`ends after ${this.length} of at least ${end} bytes`);
    return this.read(Number(number) * this.pageSize, this.pageSize);
  }

  /** No two parts of the file may lead to one page. */
  private claim(number: bigint, pages: bigint): void {
    const end = number + pages;
    if (number < FIRST_DATA_PAGE || pages < 1n || end > this.lastPage + 1n) throw this.damaged(number);
    for (let at = Number(number); at < Number(end); at++) {
      if (this.seen.has(at)) throw this.damaged(number);
      this.seen.add(at);
    }
  }

  private read(at: number, bytes: number): Buffer {
    const buffer = Buffer.alloc(bytes);
    if (readSync(this.file, buffer, 0, bytes, at) < bytes) {
      throw this.refusal(`ends after ${this.length} of at least ${at + bytes} bytes`);
    }
    return buffer;
  }

  private damaged(page: bigint): DatabaseDamaged {
    return this.refusal(`is damaged at its page ${page}, or was copied while it was written`);
  }
}
