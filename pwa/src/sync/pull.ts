const running = new Map<string, Promise<void>>();

/**
 * Brings something from the server into the store; who asks for the same while it runs waits for the same.
 * @param name what is pulled, such as `search:atta`
 * @param run asks the API and writes the store; throws ApiError
 */
export function pull(name: string, run: () => Promise<void>): Promise<void> {
  const already = running.get(name);
  if (already) return already;
  const started = run().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}
