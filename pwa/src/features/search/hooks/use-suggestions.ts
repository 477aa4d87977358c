import type { Suggestions } from '@jhola/shared/contracts/search.contract';
import { useEffect, useMemo, useState } from 'react';
import { searchedTerm } from '../rules/searched-term';
import { type Suggestion, suggestionsFor } from '../rules/suggestion';
import { useDebounced } from './use-debounced';
import { useRecentSearches } from './use-recent-searches';

/** How long typing must rest before suggestions are asked for, in milliseconds. */
const REST_MS = 150;
/** One letter says too little. */
const SHORTEST = 2;

const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for what is being typed. An answer for what is no longer typed is dropped; until the newer one comes, the
 * older ones stay.
 * @param typed the text of the field
 * @param wanted whether they are to be shown; while they are not, nothing is asked
 */
export function useSuggestions(typed: string, wanted: boolean): readonly Suggestion[] {
  const recent = useRecentSearches();
  const [found, setFound] = useState<Suggestions>();
  const term = searchedTerm(typed);
  const rested = useDebounced(term, REST_MS);
  const asked = wanted && term !== '' && rested.length >= SHORTEST ? rested : undefined;

  useEffect(() => {
    if (asked === undefined) return setFound(undefined);
    const call = new AbortController();
    import('./suggest')
      .then(({ suggest }) => suggest(asked, call.signal, setFound))
      .catch((error: unknown) => !call.signal.aborted && console.error('There are no suggestions', error));
    return () => call.abort();
  }, [asked]);

  return useMemo(
    () => (wanted ? suggestionsFor(typed, recent, found) : NONE),
    [wanted, typed, recent, found],
  );
}
