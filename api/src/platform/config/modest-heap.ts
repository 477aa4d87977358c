import { setFlagsFromString } from 'node:v8';

/** How much a heap may grow, in percent of its live data, before garbage is collected. */
const GROWING_PERCENT = 30;
/** The same while very much is written: of a large shop's live data 30 percent are a hundred megabytes. */
const BUSY_PERCENT = 12;

/**
 * Keeps the memory of the shop small: on a machine with much memory V8 lets a heap grow to several times its
 * live data. After thousands of orders this saves a quarter of the memory and costs no measurable speed
 * (docs/decisions/0029-where-the-time-went.md). Call it first: it applies to the database's thread too.
 */
export function keepHeapModest(): void {
  growBy(GROWING_PERCENT);
  // By chance of a start, V8 takes requests for objects that live long: it puts each into the old part of the heap from then on, and
  // collects all of that again and again, which costs a ready answer half as much again (docs/decisions/0029).
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/** For how many just now. */
let busy = 0;

/**
 * Collects garbage earlier for a while, in all threads, at the cost of some processor time.
 * @returns ends it, as soon as nobody else needs it any more
 */
export function collectEarlier(): () => void {
  busy += 1;
  growBy(BUSY_PERCENT);
  return () => {
    busy -= 1;
    if (busy === 0) growBy(GROWING_PERCENT);
  };
}

const growBy = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`);
