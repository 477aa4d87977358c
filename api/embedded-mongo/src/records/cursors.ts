import { randomInt } from 'node:crypto';
import { CommandError } from '../errors.js';
import type { Doc } from '../values/documents.js';
import { encodeDocument, StoredRecord } from './stored-record.js';

const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;
export const FIRST_BATCH = 101;

/** Results that are handed out batch by batch: stored records go out as their bytes. */
export class Cursor {
  private at = 0;
  lastUsed = Date.now();

  constructor(
    readonly id: bigint,
    readonly namespace: string,
    private readonly items: readonly (StoredRecord | Doc)[],
    private readonly project: ((doc: Doc) => Doc) | undefined,
    readonly session: string | undefined,
  ) {}

  get exhausted(): boolean {
    return this.at >= this.items.length;
  }

  /** The next documents in BSON, at most `size` of them and 16 MB. */
  nextBatch(size: number): Uint8Array[] {
    const batch: Uint8Array[] = [];
    let bytes = 0;
    while (this.at < this.items.length && batch.length < size) {
      const encoded = this.encode(this.items[this.at] as StoredRecord | Doc);
      if (batch.length > 0 && bytes + encoded.length > MAX_BATCH_BYTES) break;
      bytes += encoded.length;
      batch.push(encoded);
      this.at++;
    }
    this.lastUsed = Date.now();
    return batch;
  }

  private encode(item: StoredRecord | Doc): Uint8Array {
    if (!this.project) return item instanceof StoredRecord ? item.bytes : encodeDocument(item);
    return encodeDocument(this.project(item instanceof StoredRecord ? item.peek() : item));
  }
}

/** The cursors that have more to give. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  create(
    namespace: string,
    items: readonly (StoredRecord | Doc)[],
    project: ((doc: Doc) => Doc) | undefined,
    session: string | undefined,
  ): Cursor {
    return new Cursor(BigInt(randomInt(1, 2 ** 47)), namespace, items, project, session);
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
