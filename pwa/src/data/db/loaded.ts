/** Resolves when there is a network: immediately where there is. */
export async function network(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/**
 * Loads code that is not here yet. Without a network it waits for one: what the shopper did meanwhile stands in the store,
 * and whoever is to send it must not be lost to a moment without signal.
 * @throws what `load` throws while there is a network
 */
export async function loaded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await network();
    return loaded(load);
  }
}
