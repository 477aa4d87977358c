import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because a unique index already has its key. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}
