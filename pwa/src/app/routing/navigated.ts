const listeners = new Set<() => void>();

/** Calls back after each change to another page. Returns how to stop. */
export function onNavigated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies listeners that another page is on screen. */
export function reportNavigated(): void {
  for (const listener of listeners) listener();
}
