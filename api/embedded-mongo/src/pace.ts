import { CommandError } from './errors.js';

/**
 * Work that says now and then that others may have their turn. What it is answered tells whether they had it: then what
 * it holds of the database may have changed.
 */
export type Work<T> = Generator<undefined, T, boolean>;

/** How many steps, of a few microseconds each, lie between two such moments at most. */
export const STEPS = 64;

/** What is looked at whenever others have had their turn. */
export interface Pace {
  /** How long it works on before others have their turn, in milliseconds. */
  readonly sliceMs: number;
  /** When it has to be done, on `performance.now()`'s clock. */
  readonly deadline?: number | undefined;
  /** @throws CommandError when the work is of no use any more */
  check?(): void;
}

/** @throws CommandError MaxTimeMSExpired, and what the pace's own check throws */
export function checkPace(pace: Pace): void {
  const { deadline } = pace;
  if (deadline !== undefined && performance.now() >= deadline) throw timeIsUp();
  pace.check?.();
}

function timeIsUp(): CommandError {
  return new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
}

/** Does all of it without a pause. */
export function withoutPause<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next(false);
    if (step.done) return step.value;
  }
}

/**
 * Does some work, with pauses in which others have their turn.
 * @returns what it comes to: immediately when it needs no pause
 * @throws what the work throws, and {@link checkPace}; after a pause the promise rejects with it
 */
export function paced<T>(work: Work<T>, pace: Pace): T | Promise<T> {
  const step = slice(work, pace, false);
  return step.done ? step.value : afterPauses(work, pace);
}

async function afterPauses<T>(work: Work<T>, pace: Pace): Promise<T> {
  for (;;) {
    await new Promise(setImmediate);
    let step: IteratorResult<undefined, T>;
    try {
      checkPace(pace);
      step = slice(work, pace, true);
    } catch (error) {
      // What it holds on to is let go.
      work.throw(error);
      throw error;
    }
    if (step.done) return step.value;
  }
}

function slice<T>(work: Work<T>, { sliceMs }: Pace, hasPaused: boolean): IteratorResult<undefined, T> {
  const first = work.next(hasPaused);
  if (first.done) return first;
  const end = performance.now() + sliceMs;
  for (;;) {
    if (performance.now() >= end) return { done: false, value: undefined };
    const step = work.next(false);
    if (step.done) return step;
  }
}
