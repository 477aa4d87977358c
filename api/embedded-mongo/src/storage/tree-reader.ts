import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';
import { BRANCH, IN_RUN, LEAF, META, NODE, NOTHING, OVERFLOW, PAGE, RUN, TREE } from './lmdb-format.js';

/** Pages that lead to others: with these in memory a value is one read of the disk away. */
const MAX_BRANCHES = 2048;
const MAX_LEAVES = 256;
/** How many pages are read as one while they follow each other. */
const AHEAD = 32;

interface Tree {
  readonly root: number;
  readonly depth: number;
  readonly entries: number;
}

const EMPTY: Tree = { root: -1, depth: 0, entries: 0 };

/** A leaf, the place of the first entry that is not before what was looked for, and where the next leaf begins. */
interface Place {
  readonly page: Buffer;
  readonly at: number;
  readonly next: Buffer | undefined;
}

/**
 * Reads LMDB's trees from its file, page by page. LMDB itself would map the file into memory, so that a look at all
 * documents made the process as large as they are, and a damaged page ended it; here a page that leads astray is an error.
 * It reads what was committed at the last {@link refresh}: LMDB leaves the pages of that moment alone during the
 * one transaction after it.
 */
export class TreeReader {
  private readonly file: number;
  private readonly trees = new Map<string, Tree>();
  private readonly branches = new Map<number, Buffer>();
  private readonly leaves = new Map<number, Buffer>();
  private readonly pageSize: number;
  private main = EMPTY;
  private ahead = { first: 0, bytes: Buffer.alloc(0) };
  private lastRead = -1;
  /** Counts LMDB's transactions. */
  transaction = 0;

  /** @throws DatabaseDamaged when the file is none of LMDB's */
  constructor(private readonly files: DatabaseFiles) {
    this.file = openSync(files.data, 'r');
    this.pageSize = this.read(0, META.end).readUInt32LE(META.pageSize);
    this.refresh();
  }

  /** Goes on with what is committed by now. */
  refresh(): void {
    const metas = [this.read(0, META.end), this.read(this.pageSize, META.end)] as const;
    const [first, second] = metas.map((page) => page.readBigUInt64LE(META.transaction)) as [bigint, bigint];
    const meta = second > first ? metas[1] : metas[0];
    this.branches.clear();
    this.leaves.clear();
    this.trees.clear();
    this.ahead = { first: 0, bytes: Buffer.alloc(0) };
    this.main = treeAt(meta, META.main);
    this.transaction = Number(first > second ? first : second);
  }

  close(): void {
    closeSync(this.file);
  }

  /** How many entries a tree has. */
  size(name: string | undefined): number {
    return this.tree(name).entries;
  }

  /**
   * One value. The bytes are the caller's.
   * @param name the tree's; undefined for the one that has no name
   */
  get(name: string | undefined, key: Buffer): Buffer | undefined {
    return this.find(this.tree(name), key);
  }

  /** The entries with `from <= key < until` in order; the value is the caller's. Holds through a {@link refresh}. */
  *range(name: string | undefined, from: Buffer, until?: Buffer): Generator<[key: Buffer, value: Buffer]> {
    for (let start: Buffer | undefined = from; start; ) {
      const place: Place | undefined = this.descend(this.tree(name), start);
      if (!place) return;
      const { page, at, next } = place;
      for (let node = at; node < this.countOf(page); node++) {
        const key = this.keyOf(page, node);
        if (until && Buffer.compare(key, until) >= 0) return;
        yield [key, Buffer.from(this.valueOf(page, node))];
      }
      start = next;
    }
  }

  /** The last key before another. */
  lastBefore(name: string | undefined, key: Buffer): Buffer | undefined {
    const { root, depth } = this.tree(name);
    return depth === 0 ? undefined : this.lastIn(root, depth, key);
  }

  /** As {@link range}, without the values. */
  *keys(name: string | undefined, from: Buffer, until?: Buffer): Generator<Buffer> {
    for (let start: Buffer | undefined = from; start; ) {
      const place: Place | undefined = this.descend(this.tree(name), start);
      if (!place) return;
      const { page, at, next } = place;
      for (let node = at; node < this.countOf(page); node++) {
        const key = this.keyOf(page, node);
        if (until && Buffer.compare(key, until) >= 0) return;
        yield Buffer.from(key);
      }
      start = next;
    }
  }

  private tree(name: string | undefined): Tree {
    if (name === undefined) return this.main;
    let tree = this.trees.get(name);
    if (!tree) {
      const value = this.find(this.main, Buffer.from(`${name}\u0000`));
      if (value && value.length !== TREE.bytes) throw this.damaged(this.main.root);
      tree = value ? treeAt(value, 0) : EMPTY;
      this.trees.set(name, tree);
    }
    return tree;
  }

  private find(tree: Tree, key: Buffer): Buffer | undefined {
    const place = this.descend(tree, key);
    if (!place || place.at >= this.countOf(place.page)) return undefined;
    const { page, at } = place;
    if (this.compare(page, at, key) !== 0) return undefined;
    // What is looked up may stay for long: in memory of its own it holds nothing else.
    const value = this.valueOf(page, at);
    const own = Buffer.allocUnsafeSlow(value.length);
    own.set(value);
    return own;
  }

  private descend({ root, depth }: Tree, key: Buffer): Place | undefined {
    if (depth === 0) return undefined;
    let number = root;
    let next: Buffer | undefined;
    for (let level = depth; level > 1; level--) {
      const page = this.page(this.branches, MAX_BRANCHES, number, BRANCH);
      // The first node of a branch has no key: it leads to all before the second.
      const at = this.firstFrom(page, key, 1);
      const child = at < this.countOf(page) && this.compare(page, at, key) === 0 ? at : at - 1;
      if (child + 1 < this.countOf(page)) next = Buffer.from(this.keyOf(page, child + 1));
      number = this.childOf(page, child);
    }
    const page = this.page(this.leaves, MAX_LEAVES, number, LEAF);
    return { page, at: this.firstFrom(page, key, 0), next };
  }

  private lastIn(number: number, level: number, key: Buffer): Buffer | undefined {
    if (level === 1) {
      const page = this.page(this.leaves, MAX_LEAVES, number, LEAF);
      const at = this.firstFrom(page, key, 0);
      return at > 0 ? Buffer.from(this.keyOf(page, at - 1)) : undefined;
    }
    const page = this.page(this.branches, MAX_BRANCHES, number, BRANCH);
    for (let child = this.firstFrom(page, key, 1) - 1; child >= 0; child--) {
      const found = this.lastIn(this.childOf(page, child), level - 1, key);
      if (found) return found;
    }
    return undefined;
  }

  private childOf(page: Buffer, at: number): number {
    const node = this.nodeAt(page, at);
    return page.readUInt32LE(node + NODE.size) + page.readUInt16LE(node + NODE.flags) * 2 ** 32;
  }

  /** The first node whose key is not before the wanted one. */
  private firstFrom(page: Buffer, key: Buffer, start: number): number {
    let low = start;
    let high = this.countOf(page);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(page, middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(page: Buffer, at: number, key: Buffer): number {
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

  private keyOf(page: Buffer, at: number): Buffer {
    const node = this.nodeAt(page, at);
    const end = node + NODE.head + page.readUInt16LE(node + NODE.keySize);
    if (end > page.length) throw this.damaged(numberOf(page));
    return page.subarray(node + NODE.head, end);
  }

  private valueOf(page: Buffer, at: number): Buffer {
    const node = this.nodeAt(page, at);
    const size = page.readUInt32LE(node + NODE.size);
    const start = node + NODE.head + page.readUInt16LE(node + NODE.keySize);
    const isInRun = (page.readUInt16LE(node + NODE.flags) & IN_RUN) !== 0;
    if (start + (isInRun ? RUN.bytes : size) > page.length) throw this.damaged(numberOf(page));
    if (!isInRun) return page.subarray(start, start + size);
    const number = Number(page.readBigUInt64LE(start + RUN.number));
    const run = this.read(number * this.pageSize, PAGE.head + size);
    if (numberOf(run) !== number || run.readUInt16LE(PAGE.flags) !== OVERFLOW) throw this.damaged(number);
    return run.subarray(PAGE.head);
  }

  private countOf(page: Buffer): number {
    return page.readUInt16LE(PAGE.lower) >>> 1;
  }

  private nodeAt(page: Buffer, at: number): number {
    const node = page.readUInt16LE(PAGE.head + 2 * at) + PAGE.head;
    if (node + NODE.head > page.length) throw this.damaged(numberOf(page));
    return node;
  }

  private page(kept: Map<number, Buffer>, most: number, number: number, kind: number): Buffer {
    const known = kept.get(number);
    if (known) return known;
    const page = this.readAhead(number);
    const lower = page.readUInt16LE(PAGE.lower);
    const isSound =
      numberOf(page) === number &&
      page.readUInt16LE(PAGE.flags) === kind &&
      lower > 0 &&
      lower + PAGE.head <= this.pageSize;
    if (!isSound) throw this.damaged(number);
    if (kept.size >= most) kept.clear();
    kept.set(number, page);
    return page;
  }

  /** One page; those after it, too, when it follows the one that was read last. */
  private readAhead(number: number): Buffer {
    const { pageSize, ahead } = this;
    const at = (number - ahead.first) * pageSize;
    if (at >= 0 && at < ahead.bytes.length) {
      this.lastRead = number;
      return ahead.bytes.subarray(at, at + pageSize);
    }
    const follows = number === this.lastRead + 1;
    this.lastRead = number;
    if (!follows) return this.read(number * pageSize, pageSize);
    const bytes = Buffer.allocUnsafe(AHEAD * pageSize);
    const length = readSync(this.file, bytes, 0, bytes.length, number * pageSize);
    // The last page of the file may be cut off.
    if (length < pageSize) return this.read(number * pageSize, pageSize);
    this.ahead = { first: number, bytes: bytes.subarray(0, length - (length % pageSize)) };
    return bytes.subarray(0, pageSize);
  }

  private read(at: number, bytes: number): Buffer {
    const buffer = Buffer.allocUnsafe(bytes);
    if (readSync(this.file, buffer, 0, bytes, at) < bytes) {
      const { folder, data } = this.files;
      throw new DatabaseDamaged(folder, data, `ends before ${at + bytes} bytes`);
    }
    return buffer;
  }

  private damaged(page: number): DatabaseDamaged {
    const { folder, data } = this.files;
    return new DatabaseDamaged(folder, data, `is damaged at its page ${page}`);
  }
}

function treeAt(bytes: Buffer, at: number): Tree {
  const root = bytes.readBigUInt64LE(at + TREE.root);
  if (root === NOTHING) return EMPTY;
  return {
    root: Number(root),
    depth: bytes.readUInt16LE(at + TREE.depth),
    entries: Number(bytes.readBigUInt64LE(at + TREE.entries)),
  };
}

const numberOf = (page: Buffer): number =>
  page.readUInt32LE(PAGE.number) + page.readUInt32LE(PAGE.number + 4) * 2 ** 32;
