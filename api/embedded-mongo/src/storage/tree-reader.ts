import type { DatabaseFiles } from './database-files.js';
import { META, NOTHING, TREE } from './lmdb-format.js';
import { PageFile } from './page-file.js';

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
  private readonly pages: PageFile;
  private readonly trees = new Map<string, Tree>();
  private main = EMPTY;
  /** Counts LMDB's transactions. */
  transaction = 0;

  /** @throws DatabaseDamaged when the file is none of LMDB's */
  constructor(files: DatabaseFiles) {
    this.pages = new PageFile(files);
    this.refresh();
  }

  /** Goes on with what is committed by now. */
  refresh(): void {
    const metas = this.pages.metas();
    const [first, second] = metas.map((page) => page.readBigUInt64LE(META.transaction)) as [bigint, bigint];
    const meta = second > first ? metas[1] : metas[0];
    this.trees.clear();
    this.main = treeAt(meta, META.main);
    this.transaction = Number(first > second ? first : second);
  }

  close(): void {
    this.pages.close();
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
      const { at, next } = place;
      // Others read pages meanwhile.
      const page = Buffer.from(place.page);
      for (let node = at; node < this.pages.countOf(page); node++) {
        const key = this.pages.keyOf(page, node);
        if (until && Buffer.compare(key, until) >= 0) return;
        yield [key, this.pages.valueOf(page, node, Buffer.from)];
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
      const { at, next } = place;
      const page = Buffer.from(place.page);
      for (let node = at; node < this.pages.countOf(page); node++) {
        const key = this.pages.keyOf(page, node);
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
      if (value && value.length !== TREE.bytes) throw this.pages.damaged(this.main.root);
      tree = value ? treeAt(value, 0) : EMPTY;
      this.trees.set(name, tree);
    }
    return tree;
  }

  private find(tree: Tree, key: Buffer): Buffer | undefined {
    const place = this.descend(tree, key);
    if (!place || place.at >= this.pages.countOf(place.page)) return undefined;
    const { page, at } = place;
    return this.pages.compare(page, at, key) === 0 ? this.pages.valueOf(page, at, ownCopy) : undefined;
  }

  private descend({ root, depth }: Tree, key: Buffer): Place | undefined {
    if (depth === 0) return undefined;
    let number = root;
    let next: Buffer | undefined;
    for (let level = depth; level > 1; level--) {
      const page = this.pages.branch(number);
      // The first node of a branch has no key: it leads to all before the second.
      const at = this.firstFrom(page, key, 1);
      const child = at < this.pages.countOf(page) && this.pages.compare(page, at, key) === 0 ? at : at - 1;
      if (child + 1 < this.pages.countOf(page)) next = this.pages.keyOf(page, child + 1);
      number = this.pages.childOf(page, child);
    }
    const page = this.pages.leaf(number);
    return { page, at: this.firstFrom(page, key, 0), next };
  }

  private lastIn(number: number, level: number, key: Buffer): Buffer | undefined {
    if (level === 1) {
      const page = this.pages.leaf(number);
      const at = this.firstFrom(page, key, 0);
      return at > 0 ? Buffer.from(this.pages.keyOf(page, at - 1)) : undefined;
    }
    const page = this.pages.branch(number);
    for (let child = this.firstFrom(page, key, 1) - 1; child >= 0; child--) {
      const found = this.lastIn(this.pages.childOf(page, child), level - 1, key);
      if (found) return found;
    }
    return undefined;
  }

  /** The first node whose key is not before the wanted one. */
  private firstFrom(page: Buffer, key: Buffer, start: number): number {
    let low = start;
    let high = this.pages.countOf(page);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.pages.compare(page, middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
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

/** What is looked up may stay for long: in memory of its own it holds nothing else. */
function ownCopy(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
