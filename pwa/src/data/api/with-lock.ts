const chains = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while no other tab (nor the service worker) runs work of the same name.
 * Without Web Locks (plain http on a phone in the home network) it holds within this page only.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (globalThis.navigator?.locks) return await navigator.locks.request(name, work);
  const before = chains.get(name) ?? Promise.resolve();
  const run = before.then(work, work);
  chains.set(
    name,
    run.catch(() => undefined),
  );
  return run;
}
