import { signedInUser } from '../api-client/tokens';

const running = new Map<string, Promise<void>>();

/**
 * Brings something from the server into the store; who asks for the same while it runs waits for the same, unless somebody
 * else has signed in meanwhile: what comes for the one before is not for them.
 * @param name what is pulled, such as `search:atta`
 * @param run asks the API and writes the store; throws ApiError
 */
export function pull(name: string, run: () => Promise<void>): Promise<void> {
  const key = `${signedInUser() ?? ''} ${name}`;
  const already = running.get(key);
  if (already) return already;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
