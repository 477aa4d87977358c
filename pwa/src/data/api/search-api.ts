import { type Suggestions, SuggestionsAnswer, searchPaths } from '@jhola/shared/contracts/search.contract';
import { callApi } from './call-api';

/** A few products and listings for what was typed so far. */
export async function searchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestions> {
  const path = `${searchPaths.suggestions}?q=${encodeURIComponent(typed)}`;
  return (await callApi({ path, answer: SuggestionsAnswer, signal })).data;
}
