import { randomInt } from 'node:crypto';
import { CommandError } from '../errors.js';
import { MEMORY_LIMITS, type MemoryLimits } from '../memory-limits.js';
import type { Doc } from '../values/documents.js';
import { encodeDocument } from '../wire/encode.js';
import type { Hit } from './query.js';
import { StoredRecord } from './stored-record.js';

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
  private size: number | undefined;
  private number: bigint | undefined;
  lastUsed = Date.now();

  constructor(
    readonly namespace: string,
    private readonly results: Results,
    readonly session: string | undefined,
  ) {}

  /** What it is asked for more by. */
  get id(): bigint {
    this.number ??= BigInt(randomInt(1, 2 ** 47));
    return this.number;
  }

  /** How much of its results is in memory. */
  get bytes(): number {
    const { items } = this.results;
    this.size ??= items.reduce<number>((sum, item) => sum + sizeOf(item), 0);
    return this.size;
  }

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

/** A number that stands for a record, or what of a document cannot be seen from outside. */
const ITEM_BYTES = 8;
const DOCUMENT_BYTES = 1000;

function sizeOf(item: Hit | Doc): number {
  if (typeof item === 'number') return ITEM_BYTES;
  return item instanceof StoredRecord ? item.bytes.length : DOCUMENT_BYTES;
}

/** The cursors that have more to give. */
export class Cursors {
  /** The one that was used longest ago comes first. */
  private readonly open = new Map<bigint, Cursor>();
  private bytes = 0;

  constructor(private readonly limits: Pick<MemoryLimits, 'cursors' | 'cursorBytes'> = MEMORY_LIMITS) {}

  create(namespace: string, results: Results, session: string | undefined): Cursor {
    return new Cursor(namespace, results, session);
  }

  /** Keeps a cursor for getMore, in place of those that were used longest ago when there are too many. */
  keep(cursor: Cursor): void {
    this.open.set(cursor.id, cursor);
    this.bytes += cursor.bytes;
    const { cursors, cursorBytes } = this.limits;
    for (const id of this.open.keys()) {
      if ((this.open.size <= cursors && this.bytes <= cursorBytes) || id === cursor.id) break;
      this.close(id);
    }
  }

  /** @throws CommandError CursorNotFound */
  get(id: bigint, namespace: string): Cursor {
    const cursor = this.open.get(id);
    if (!cursor || cursor.namespace !== namespace) {
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    }
    this.open.delete(id);
    this.open.set(id, cursor);
    return cursor;
  }

  close(id: bigint): boolean {
    this.bytes -= this.open.get(id)?.bytes ?? 0;
    return this.open.delete(id);
  }

  closeOfSession(session: string): void {
    for (const [id, cursor] of this.open) if (cursor.session === session) this.close(id);
  }

  sweep(now: number): void {
    for (const [id, cursor] of this.open) if (now - cursor.lastUsed > IDLE_MS) this.close(id);
  }
}
