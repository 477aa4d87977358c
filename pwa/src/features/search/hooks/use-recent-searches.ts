import { RECENT_SEARCHES } from '#data/db/recent-searches.ts';
import { useLive } from '#data/db/use-live.ts';
import { recentSearchesIn } from '../rules/recent-searches';

const NONE: readonly string[] = [];

/** What was searched for on this device lately, newest first; none while the store is being opened. */
export function useRecentSearches(): readonly string[] {
  const recent = useLive(
    async (store) => recentSearchesIn((await store.settings.get(RECENT_SEARCHES))?.value),
    [],
  );
  return recent ?? NONE;
}
