/** How long to wait before the shop is asked again, in milliseconds: sooner at first. */
const WAITS_MS = [2000, 4000, 8000, 15_000] as const;

let reachable = true;
let asking = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  for (const listener of listeners) listener();
  // Whoever waits for the browser's news of a network goes on, without knowing of ours.
  if (next) globalThis.dispatchEvent(new Event('online'));
}

/**
 * Whether the shop can be reached, as far as this page knows: the browser has a network, and the shop did not stay
 * silent when it was asked last.
 */
export const isOnline = (): boolean => navigator.onLine && reachable;

/** Calls back when the connection is lost or back. Returns how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** A call was answered, even by an error: the shop is reachable. */
export function reportAnswered(): void {
  set(true);
}

/**
 * A call got no answer, or waits for it longer than usual, although the browser has a network. It asks the shop whether
 * it is there, until it is: one failed call does not make a page offline, and a silent network does.
 * @param ask whether the shop answers; it gives up by itself
 */
export async function reportUnanswered(ask: () => Promise<boolean>): Promise<void> {
  // Workers have no screen to notify.
  if (asking || !('document' in globalThis)) return;
  asking = true;
  for (let tries = 0; navigator.onLine; tries += 1) {
    set(await ask());
    if (reachable) break;
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]));
    if (reachable) break;
  }
  asking = false;
  // Without any network the browser reports the state; with the next one the shop is asked.
  reachable = true;
}
