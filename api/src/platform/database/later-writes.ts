import { type ClientSession, type Connection, mongo } from 'mongoose';

/** A collection by its name in the shop's database; a model's `collection` is one. */
interface Named {
  readonly name: string;
}

/** A write of a transaction that travels with its others, right before the commit. */
export type LaterWrite = { readonly to: Named } & (
  | { readonly insert: object }
  | {
      readonly update: object;
      readonly change: object;
      readonly many?: boolean;
      readonly upsert?: boolean;
      /** Called when nothing matched; the transaction is still running. It may throw, so that nothing is written. */
      readonly orElse?: () => Promise<void> | void;
    }
  | { readonly remove: object }
);

/** What the server answers to one statement. */
interface Outcome {
  readonly ok: number;
  readonly n: number;
  readonly code?: number;
  readonly errmsg?: string;
}

/** The codes by which a server says that it knows bulkWrite and was asked for nothing. */
const ASKED_FOR_NOTHING: readonly unknown[] = [16, 2];
/** The codes by which it says that it does not know it. */
const IS_UNKNOWN: readonly unknown[] = [59, 115];
const IS_TRANSIENT: readonly unknown[] = [112, 251];

/**
 * Sends the writes of a transaction in one command, where the database has MongoDB 8's bulkWrite, as the embedded one does; to
 * an older one each is a command of its own.
 */
export class LaterWrites {
  private canBulkWrite: boolean | undefined;

  constructor(private readonly connection: Connection) {}

  /**
   * Writes all, in their order.
   * @throws MongoServerError as the driver throws it, for a duplicate key too; and whatever an `orElse` throws
   */
  async write(session: ClientSession, writes: readonly LaterWrite[]): Promise<void> {
    if (writes.length === 0) return;
    const counts = (await this.isBulk())
      ? await this.together(session, writes)
      : await this.each(session, writes);
    for (const [at, write] of writes.entries()) {
      if ('orElse' in write && counts[at] === 0) await write.orElse?.();
    }
  }

  /** Asks the database until it has said yes or no; what else it says is no for this once. */
  private async isBulk(): Promise<boolean> {
    if (this.canBulkWrite !== undefined) return this.canBulkWrite;
    try {
      await this.admin.command({ bulkWrite: 1, ops: [], nsInfo: [] });
      this.canBulkWrite = true;
    } catch (error) {
      if (!(error instanceof mongo.MongoServerError)) throw error;
      if (ASKED_FOR_NOTHING.includes(error.code)) this.canBulkWrite = true;
      if (IS_UNKNOWN.includes(error.code)) this.canBulkWrite = false;
    }
    return this.canBulkWrite ?? false;
  }

  private get admin(): mongo.Db {
    return this.connection.getClient().db('admin') as unknown as mongo.Db;
  }

  /** @returns how many documents each has matched or inserted */
  private async together(session: ClientSession, writes: readonly LaterWrite[]): Promise<number[]> {
    const names = [...new Set(writes.map(({ to }) => to.name))];
    const nsInfo = names.map((name) => ({ ns: `${this.connection.name}.${name}` }));
    const ops = writes.map((write) => statementOf(write, names.indexOf(write.to.name)));
    const reply = await this.admin.command({ bulkWrite: 1, ops, nsInfo }, { session });
    const outcomes = (reply.cursor as { readonly firstBatch: readonly Outcome[] }).firstBatch;
    const failed = outcomes.find(({ ok }) => ok !== 1);
    if (failed) throw errorOf(failed);
    // Of a write without an outcome nobody would learn that it matched nothing.
    if (outcomes.length < writes.length)
      throw new Error(`The database answers ${outcomes.length} of ${writes.length} writes`);
    return outcomes.map(({ n }) => n);
  }

  private async each(session: ClientSession, writes: readonly LaterWrite[]): Promise<number[]> {
    const counts: number[] = [];
    for (const write of writes) {
      const rows = this.connection.getClient().db(this.connection.name).collection(write.to.name);
      counts.push(await writeAlone(rows as unknown as mongo.Collection, write, session));
    }
    return counts;
  }
}

function statementOf(write: LaterWrite, namespace: number): object {
  if ('insert' in write) return { insert: namespace, document: write.insert };
  if ('remove' in write) return { delete: namespace, filter: write.remove, multi: true };
  const { update, change, many = false, upsert = false } = write;
  return { update: namespace, filter: update, updateMods: change, multi: many, ...(upsert && { upsert }) };
}

async function writeAlone(
  rows: mongo.Collection,
  write: LaterWrite,
  session: ClientSession,
): Promise<number> {
  if ('insert' in write) {
    await rows.insertOne(write.insert as mongo.Document, { session });
    return 1;
  }
  if ('remove' in write) return (await rows.deleteMany(write.remove, { session })).deletedCount;
  const { update, change, many, upsert = false } = write;
  const options = { session, upsert };
  const { matchedCount, upsertedCount } = await (many
    ? rows.updateMany(update, change, options)
    : rows.updateOne(update, change, options));
  return matchedCount + upsertedCount;
}

function errorOf({ code, errmsg }: Outcome): mongo.MongoServerError {
  const error = new mongo.MongoServerError({ message: errmsg, errmsg, code });
  if (IS_TRANSIENT.includes(code)) error.addErrorLabel('TransientTransactionError');
  return error;
}
