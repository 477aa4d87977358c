import { randomInt } from 'node:crypto';
import { CommandError } from '../errors.js';
import type { Doc } from '../values/documents.js';
import type { Hit } from './find-records.js';
import { encodeDocument, StoredRecord } from './stored-record.js';

const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;
export const FIRST_BATCH = 101;

/** What a cursor hands out: documents, records, and numbers of records that are read when their turn comes. */
export interface Results {
  readonly items: readonly (Hit | Doc)[];
  /** Reads a record by its number; undefined when it is no result any more. */
  readonly read?: (id: number) => StoredRecord | undefined;
  readonly project?: ((doc: Doc) => Doc) | undefined;
}

/** Results that are handed out batch by batch: stored records go out as their bytes. */
export class Cursor {
  private at = 0;
  /** What did not fit into the batch before. */
  private waiting: Uint8Array | undefined;
  lastUsed = Date.now();

  constructor(
    readonly id: bigint,
    readonly namespace: string,
    private readonly results: Results,
    readonly session: string | undefined,
  ) {}

  get exhausted(): boolean {
    return this.at >= this.results.items.length && !this.waiting;
  }

  /** The next documents in BSON, at most `size` of them and 16 MB. */
  nextBatch(size: number): Uint8Array[] {
    const batch: Uint8Array[] = [];
    let bytes = 0;
    while (batch.length < size) {
      const encoded = this.waiting ?? this.next();
      this.waiting = undefined;
      if (!encoded) break;
      if (batch.length > 0 && bytes + encoded.length > MAX_BATCH_BYTES) {
        this.waiting = encoded;
        break;
      }
      bytes += encoded.length;
      batch.push(encoded);
    }
    this.lastUsed = Date.now();
    return batch;
  }

  private next(): Uint8Array | undefined {
    const { items, read, project } = this.results;
    while (this.at < items.length) {
      const item = items[this.at++] as Hit | Doc;
      const found = typeof item === 'number' ? read?.(item) : item;
      if (!found) continue;
      if (!project) return found instanceof StoredRecord ? found.bytes : encodeDocument(found);
      return encodeDocument(project(found instanceof StoredRecord ? found.peek() : found));
    }
    return undefined;
  }
}

/** The cursors that have more to give. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  create(namespace: string, results: Results, session: string | undefined): Cursor {
    return new Cursor(BigInt(randomInt(1, 2 ** 47)), namespace, results, session);
  }

  /** Keeps a cursor for getMore. */
  keep(cursor: Cursor): void {
    this.open.set(cursor.id, cursor);
  }

  /** @throws CommandError CursorNotFound */
  get(id: bigint, namespace: string): Cursor {
    const cursor = this.open.get(id);
    if (!cursor || cursor.namespace !== namespace) {
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    }
    return cursor;
  }

  close(id: bigint): boolean {
    return this.open.delete(id);
  }

  closeOfSession(session: string): void {
    for (const [id, cursor] of this.open) if (cursor.session === session) this.open.delete(id);
  }

  sweep(now: number): void {
    for (const [id, cursor] of this.open) if (now - cursor.lastUsed > IDLE_MS) this.open.delete(id);
  }
}
