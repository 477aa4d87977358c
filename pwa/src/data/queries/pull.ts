import { signedInUser } from '../api/tokens';

const running = new Map<string, Promise<unknown>>();

/**
 * Brings something from the server into the store; who asks for the same while it runs waits for the same, unless somebody
 * else has signed in meanwhile: what comes for the one before is not for them.
 * @param name what is pulled, such as `search:atta`; it goes with the kind of what `run` returns
 * @param run asks the API and writes the store, or returns what no store keeps; throws ApiError
 */
export function pull<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
  const key = `${signedInUser() ?? ''} ${name}`;
  const already = running.get(key);
  if (already) return already as Promise<Answer>;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
