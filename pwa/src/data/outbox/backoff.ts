const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/**
 * How long to wait before a change is tried again: doubling from 1 s to 60 s, spread by half, never less than asked.
 * @param tries how often it has failed
 * @param askedSeconds what the server asked for in Retry-After
 * @param random 0 to 1
 * @returns milliseconds
 */
export function waitBeforeRetry(tries: number, askedSeconds = 0, random = Math.random()): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return Math.max(askedSeconds * 1000, full * (0.5 + random / 2));
}
