import { type RefObject, useEffect, useRef } from 'react';
import { scrollAreaOf } from './scroll-area';

/**
 * Scrolls a page to its top whenever it is opened; Ionic keeps pages as they were left.
 * @param open whether the page is the one on screen
 * @returns what to put on something inside the page
 */
export function useScrollToTop<Inside extends HTMLElement>(open: boolean): RefObject<Inside | null> {
  const inside = useRef<Inside>(null);
  useEffect(() => {
    if (open && inside.current) scrollAreaOf(inside.current).scrollTop = 0;
  }, [open]);
  return inside;
}
