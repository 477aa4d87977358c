import { openStore } from '#data/db/open-store.ts';

/** How long the server has to take what still waits, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Sends what waits in the outbox as far as that can be done now: logging out would lose it.
 * @returns how many changes still wait
 */
export async function changesLeft(): Promise<number> {
  const [store, { flush }] = await Promise.all([openStore(), import('#data/outbox/flush.ts')]);
  if (navigator.onLine && (await store.outbox.count()) > 0) await withinPatience(flush(store));
  return store.outbox.count();
}

async function withinPatience(flushed: Promise<unknown>): Promise<void> {
  let stop: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    stop = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([flushed, patience]);
  clearTimeout(stop);
}
