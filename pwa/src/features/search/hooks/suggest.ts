import type { Suggestions } from '@jhola/shared/contracts/search.contract';
import { ApiError } from '../../../api-client/api-error';
import { searchSuggestions } from '../../../api-client/search-api';
import { inWorker } from '../../../catalogue-worker/in-worker';
import { copyOf } from '../../../store/catalogue-copy';
import { openStore } from '../../../store/open-store';

/**
 * Suggestions for a term: the device's own at once where it has a whole copy of the catalogue, then the server's; without
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
