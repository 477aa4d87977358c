import { openStore } from '#data/db/open-store.ts';
import { RECENT_SEARCHES } from '#data/db/recent-searches.ts';
import { recentSearchesIn, withoutSearch, withSearch } from '../rules/recent-searches';

/** Keeps a term on this device: the shopper meant it (Enter, a suggestion chosen, a result opened). */
export function keepSearch(typed: string): Promise<void> {
  return change((recent) => withSearch(recent, typed));
}

/** Forgets one recent search. */
export function forgetSearch(term: string): Promise<void> {
  return change((recent) => withoutSearch(recent, term));
}

/** Forgets all recent searches. */
export function forgetAllSearches(): Promise<void> {
  return change(() => []);
}

async function change(changed: (recent: readonly string[]) => readonly string[]): Promise<void> {
  const store = await openStore();
  await store.transaction('rw', store.settings, async () => {
    const row = await store.settings.get(RECENT_SEARCHES);
    await store.settings.put({ key: RECENT_SEARCHES, value: changed(recentSearchesIn(row?.value)) });
  });
}
