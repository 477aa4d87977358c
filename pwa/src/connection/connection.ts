/**
 * How long after one question the next one is asked, in milliseconds: sooner at first. The longest is short enough for a page
 * to be back within 3 s of the shop (docs/product.md#back-online).
 */
const PAUSES_MS = [500, 1000, 2000] as const;
/** The same for a page that nobody looks at. */
const HIDDEN_PAUSE_MS = 15_000;

/** The screen that a page has and a worker has not. */
interface Screen {
  readonly visibilityState: string;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}
const screenOf = (global: object): Screen | undefined => (global as { readonly document?: Screen }).document;

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
  const screen = screenOf(globalThis);
  // Workers have no screen to notify.
  if (asking || !screen || !navigator.onLine) return;
  asking = true;
  set(await ask());
  if (!reachable && navigator.onLine) await untilAnswered(ask, screen);
  asking = false;
  // Without any network the browser reports the state; with the next one the shop is asked.
  reachable = true;
}

/**
 * Checks until the shop answers this or any other call, or the browser reports that there is no network. A check does not wait for
 * the one before, which may hang for long; a page that becomes visible checks immediately.
 */
function untilAnswered(ask: () => Promise<boolean>, screen: Screen): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const askLater = () => {
      const pause = PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)] ?? 0;
      timer = setTimeout(askNow, screen.visibilityState === 'hidden' ? HIDDEN_PAUSE_MS : pause);
    };
    const askNow = () => {
      asked += 1;
      void ask().then((answers) => answers && reportAnswered());
      askLater();
    };
    const onVisible = () => {
      clearTimeout(timer);
      if (screen.visibilityState === 'visible') askNow();
      else askLater();
    };
    const stopListening = onConnectionChange(() => {
      if (!reachable && navigator.onLine) return;
      clearTimeout(timer);
      screen.removeEventListener('visibilitychange', onVisible);
      stopListening();
      resolve();
    });
    screen.addEventListener('visibilitychange', onVisible);
    askLater();
  });
}
