import { STEPS, type Work } from '../pace.js';
import type { Doc } from '../values/documents.js';

/** One stage at work: it takes documents one by one, and passes on what leaves it. Never changes one of them. */
export interface Taker {
  /** @returns false once it wants no more */
  take(doc: Doc): boolean;
  /** No more come: passes on what it has kept. */
  end(): Work<void>;
}

/**
 * Starts a stage.
 * @param next takes what leaves it
 * @param maxBytes how much it may keep
 */
export type Stage = (next: Taker, maxBytes: number) => Taker;

/** A stage that keeps nothing. */
export const passing =
  (take: (doc: Doc, next: Taker) => boolean): Stage =>
  (next) => ({ take: (doc) => take(doc, next), end: () => next.end() });

/** Passes documents on while they are wanted, with pauses. */
export function* giveAll(docs: Iterable<Doc>, next: Taker): Work<void> {
  let steps = 0;
  for (const doc of docs) {
    if (++steps % STEPS === 0) yield;
    if (!next.take(doc)) break;
  }
  yield* next.end();
}
