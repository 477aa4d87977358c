import { type RefObject, useEffect, useRef } from 'react';
import { onScrollAround } from './scroll-area';

/** Section 9: scrolling is looked at every 150 ms, and 0.8 of the way is near the end. */
const THROTTLE_MS = 150;
const THRESHOLD = 0.8;

/** Whether so much has been scrolled that more should be fetched. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight * THRESHOLD;
}

/**
 * Calls `more` when the page around an element has been scrolled near its end.
 * @param key changes when content was added, so that a page that is still short asks again
 * @returns what to put on the element
 */
export function useNearEnd<E extends Element>(more: () => void, key: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  const latest = useRef(more);
  latest.current = more;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key looks again at once
  useEffect(() => {
    if (!ref.current) return;
    return onScrollAround(ref.current, THROTTLE_MS, (area) => {
      // A page that is kept behind another has no height and is near no end.
      if (area.clientHeight > 0 && isNearEnd(area)) latest.current();
    });
  }, [key]);
  return ref;
}
