/** When a tap came in and what followed, in milliseconds since the epoch. */
export interface NotedTap {
  readonly tapped: number;
  /** The frame after the tap was painted, before another page took its place. */
  readonly answered?: number;
  readonly done: number;
}

declare global {
  interface Window {
    /** How long each tap took until the next frame was painted, in milliseconds; quicker ones than 16 are left out. */
    interactions: number[];
    noteTap(tap: NotedTap): void;
  }
}

/**
 * In the browser, on each page: notes when a tap came in, when the frame after it was painted, and when it is done. Pages that lead to
 * one another share what they note. It asks for no frame of its own while nothing is done.
 */
export function watchTap({ done, leadsTo }: { done: string; leadsTo?: string }): void {
  if (!location.protocol.startsWith('http')) return;
  const KEPT = 'tap';
  const LOOKS_EVERY_MS = 20;
  const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  const keep = (what: string, at: number) =>
    sessionStorage.setItem(KEPT, JSON.stringify({ [what]: performance.timeOrigin + at, ...kept() }));
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const answered = () => keep('answered', performance.now());
      keep('tapped', timeStamp);
      requestAnimationFrame(() => {
        // The frame is painted with this task: what follows right behind it notes the time, or else the end of the page does.
        scheduler.postTask(answered, { priority: 'user-blocking' });
        addEventListener('pagehide', answered);
      });
    },
    true,
  );
  const look = setInterval(() => {
    const there = leadsTo === undefined || new RegExp(leadsTo).test(location.pathname);
    if (!there || !kept().tapped || !document.querySelector(done)) return;
    clearInterval(look);
    requestAnimationFrame(() =>
      setTimeout(() => {
        keep('done', performance.now());
        window.noteTap(kept());
      }),
    );
  }, LOOKS_EVERY_MS);
}

/** In the browser: notes what the browser measures of each tap (Event Timing). */
export function watchInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    // one report has all events of a tap: its pointer's and its click
    const longest = new Map<number, number>();
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    window.interactions.push(...longest.values());
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
