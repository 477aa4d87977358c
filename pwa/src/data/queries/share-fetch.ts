import { signedInUser } from '../api/tokens';

const running = new Map<string, Promise<unknown>>();

/**
 * Fetches something from the server into the store. A second call for the same name shares the running fetch, unless
 * another user has signed in meanwhile.
 * @param name what is fetched, such as `search:atta`; it stands for one type of what `run` returns
 * @param run asks the API and writes the store, or returns what no store keeps; throws ApiError
 */
export function shareFetch<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
  const key = `${signedInUser() ?? ''} ${name}`;
  const already = running.get(key);
  if (already) return already as Promise<Answer>;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
