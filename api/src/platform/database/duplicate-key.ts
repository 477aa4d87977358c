import { mongo } from 'mongoose';

/** The code of a write that a unique index refused. */
const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because a unique index already has its key. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/**
 * Which writes of an unordered command a unique index has refused, by their index.
 * @throws the error itself, where anything else went wrong
 */
export function duplicatesIn(error: unknown): {
  readonly refused: ReadonlySet<number>;
  /** What the other writes did. */
  readonly result: mongo.BulkWriteResult;
} {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
  const failures = [error.writeErrors].flat();
  if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return { refused: new Set(failures.map(({ index }) => index)), result: error.result };
}
