import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
/** Often enough to be prompt, seldom enough to leave the processor to the shop that is waited for. */
const PAUSE_MS = 10;

/**
 * Waits for a state of the shop that comes by itself, asking again and again.
 * @param patienceMs how long it may take; ten seconds where nothing else is said
 * @throws Error when it has not come by then
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await pause(PAUSE_MS);
  }
}
