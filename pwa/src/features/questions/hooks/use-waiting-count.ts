import { readNumber, WAITING_QUESTIONS } from '#data/db/settings.ts';
import { useLive } from '#data/db/use-live.ts';
import { useQuery } from '#data/queries/use-query.ts';

/** How many questions wait for an administrator's answer, kept up to date; 0 for everyone else. */
export function useWaitingCount(isAdmin: boolean): number {
  useQuery(isAdmin ? 'waiting-questions:count' : undefined, async () => {
    const { fetchWaitingCount } = await import('#data/queries/fetch-waiting-count.ts');
    await fetchWaitingCount();
  });
  const count = useLive((store) => readNumber(store, WAITING_QUESTIONS), []) ?? 0;
  return isAdmin ? count : 0;
}
