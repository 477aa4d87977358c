import type { Suggestions } from '@jhola/shared/contracts/search.contract';
import { ApiError } from '#data/api/api-error.ts';
import { searchSuggestions } from '#data/api/search-api.ts';
import { copyOf } from '#data/catalogue-replica/catalogue-copy.ts';
import { inWorker } from '#data/catalogue-replica/worker/in-worker.ts';
import { openStore } from '#data/db/open-store.ts';

/**
 * Suggestions for a term: the device's own immediately where it has a whole copy of the catalogue, then the server's; without
 * the server, what the device knows.
 * @param found called with them, once or twice; not after the call was aborted
 * @throws what an aborted call throws
 */
export async function suggest(
  term: string,
  signal: AbortSignal,
  found: (suggestions: Suggestions) => void,
): Promise<void> {
  let answered = false;
  const fromDevice = async () => {
    const known = await inWorker((work) => work.suggest(term));
    if (!answered && !signal.aborted) found(known);
  };
  const whole = (await copyOf(await openStore()))?.whole === true;
  const early = whole ? fromDevice() : undefined;
  try {
    const suggestions = await searchSuggestions(term, signal);
    answered = true;
    found(suggestions);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!early) await fromDevice();
  }
  await early;
}
