import { mongo } from 'mongoose';

/** The code of a write that a unique index refused. */
export const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because a unique index already has its key. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}
