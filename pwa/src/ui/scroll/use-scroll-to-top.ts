import { type RefObject, useEffect, useRef } from 'react';
import { scrollAreaOf } from './scroll-area';

/**
 * Scrolls a page to its top whenever it is opened; pages stay as they were left.
 * @param open whether the page is the one on screen
 * @returns what to put on something inside the page
 */
export function useScrollToTop<Inside extends HTMLElement>(open: boolean): RefObject<Inside | null> {
  const inside = useRef<Inside>(null);
  useEffect(() => {
    const element = inside.current;
    if (!open || !element) return;
    // What is out of sight cannot be scrolled; it has a size when the page has been brought in.
    const shown = new ResizeObserver(() => {
      if (!element.checkVisibility()) return;
      shown.disconnect();
      scrollAreaOf(element).scrollTop = 0;
    });
    shown.observe(element);
    return () => shown.disconnect();
  }, [open]);
  return inside;
}
