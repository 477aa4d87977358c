import type { Suggestions } from '@jhola/shared/contracts/search.contract';
import { ApiError } from '../../../api-client/api-error';
import { searchSuggestions } from '../../../api-client/search-api';
import { knownSuggestions } from './known-suggestions';

/**
 * Suggestions for a term: the server's, or where it cannot answer what the device knows.
 * @throws what an aborted call throws
 */
export async function suggest(term: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    return await searchSuggestions(term, signal);
  } catch (error) {
    if (error instanceof ApiError) return knownSuggestions(term);
    throw error;
  }
}
