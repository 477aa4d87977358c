import { type RefObject, useEffect, useRef } from 'react';
import { onScrollAround } from './scroll-area';

/** Scrolling is looked at every 150 ms, and 0.8 of the way is near the end (docs/product.md#infinite-scroll). */
const THROTTLE_MS = 150;
const THRESHOLD = 0.8;

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether so much of a list has been scrolled past the lower edge of the screen that more should be fetched.
 * @param edge where the lower edge of the screen lies, measured like the list, in pixels
 */
export function isNearEnd(list: Extent, edge: number): boolean {
  return edge - list.top >= (list.bottom - list.top) * THRESHOLD;
}

/**
 * Calls `more` when a list has been scrolled near its end; what stands below the list does not count.
 * @param key changes when content was added, so that a list that is still short asks again
 * @returns what to put on the list
 */
export function useNearEnd<E extends Element>(more: () => void, key: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  const latest = useRef(more);
  latest.current = more;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key looks again immediately
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    return onScrollAround(list, THROTTLE_MS, (area) => {
      const extent = list.getBoundingClientRect();
      const isDocument = area === document.documentElement;
      const edge = isDocument ? window.innerHeight : area.getBoundingClientRect().bottom;
      // A page that is kept behind another has no height and is near no end.
      if (extent.height > 0 && isNearEnd(extent, edge)) latest.current();
    });
  }, [key]);
  return ref;
}
