import { setImmediate as nextTurn } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/**
 * Waits for a state of the shop that comes by itself, asking again and again.
 * @throws Error when it has not come after ten seconds
 */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    // What is waited for may happen in this very process.
    await nextTurn();
  }
}
