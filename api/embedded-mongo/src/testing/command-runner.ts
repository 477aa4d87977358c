import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../commands/context.js';
import { dispatch } from '../commands/dispatch.js';
import { openEngine } from '../engine.js';
import { MEMORY_LIMITS, type MemoryLimits } from '../memory-limits.js';
import { DatabaseDamaged } from '../storage/database-damaged.js';
import { type Doc, isDoc, namedFields } from '../values/documents.js';
import { composeDocument } from '../wire/composition.js';
import { decodeDocument } from '../wire/decode.js';
import { encodeDocument } from '../wire/encode.js';

/** A database without a socket, for tests of what its commands answer. */
export class CommandRunner {
  private constructor(
    private folder: string,
    public engine: Engine,
    private readonly limits: MemoryLimits,
  ) {}

  /** @param limits smaller ones than the shop's, for tests at the bounds */
  static open(limits: Partial<MemoryLimits> = {}): CommandRunner {
    const folder = mkdtempSync(join(tmpdir(), 'embedded-database-'));
    const all = { ...MEMORY_LIMITS, ...limits };
    return new CommandRunner(folder, openEngine(folder, unexpected, all), all);
  }

  /** Closes the files and opens them again, as a restart does. */
  async reopen(): Promise<void> {
    await this.engine.store.close();
    this.engine = openEngine(this.folder, unexpected, this.limits);
  }

  /** Goes on with the files as they are just now, as after a kill. */
  async kill(): Promise<void> {
    for (;;) {
      const left = mkdtempSync(join(tmpdir(), 'embedded-database-'));
      cpSync(this.folder, left, { recursive: true });
      try {
        const engine = openEngine(left, unexpected, this.limits);
        await this.close();
        [this.folder, this.engine] = [left, engine];
        return;
      } catch (error) {
        // A checkpoint went on while the files were copied, which no kill can do.
        if (!(error instanceof DatabaseDamaged)) throw error;
        rmSync(left, { recursive: true, force: true });
      }
    }
  }

  /** Runs a command in the database `test` as if it had come over the wire, and reads the answer the same way. */
  async run(command: Doc): Promise<Doc> {
    return withPlainNames(decodeDocument(await this.answer(command))) as Doc;
  }

  /** Runs a command and answers the bytes of the reply. */
  async answer(command: Doc): Promise<Buffer> {
    const sent = decodeDocument(encodeDocument({ ...command, $db: 'test' }) as Buffer);
    const { fields, embedded = {} } = await dispatch(this.engine, sent, 1);
    return composeDocument(fields, embedded);
  }

  /** Puts documents into a collection, replacing what it held. */
  async fill(collection: string, documents: Doc[]): Promise<void> {
    await this.run({ drop: collection });
    await this.run({ insert: collection, documents });
  }

  async find(collection: string, filter: Doc, rest: Doc = {}): Promise<Doc[]> {
    return firstBatch(await this.run({ find: collection, filter, batchSize: 1000, ...rest }));
  }

  async aggregate(collection: string, pipeline: Doc[]): Promise<Doc[]> {
    return firstBatch(await this.run({ aggregate: collection, pipeline, cursor: { batchSize: 1000 } }));
  }

  /** Applies one update to the document with `_id` 1 and answers what it is afterwards. */
  async update(before: Doc, update: Doc, rest: Doc = {}): Promise<Doc | undefined> {
    await this.fill('updated', [{ _id: 1, ...before }]);
    const reply = await this.run({ update: 'updated', updates: [{ q: { _id: 1 }, u: update, ...rest }] });
    const [error] = (reply.writeErrors ?? []) as Doc[];
    if (error) throw Object.assign(new Error(String(error.errmsg)), error);
    const [after] = await this.find('updated', {});
    return after;
  }

  async close(): Promise<void> {
    await this.engine.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Documents with their fields' names as keys, as tests expect them. */
function withPlainNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainNames);
  if (!isDoc(value)) return value;
  // Unlike an assignment it makes a field of __proto__, too.
  return Object.fromEntries(namedFields(value).map(([name, inner]) => [name, withPlainNames(inner)]));
}

function unexpected(error: unknown): never {
  throw error;
}

function firstBatch(reply: Doc): Doc[] {
  if (reply.ok !== 1) throw Object.assign(new Error(String(reply.errmsg)), { code: reply.code });
  return (reply.cursor as { firstBatch: Doc[] }).firstBatch;
}
