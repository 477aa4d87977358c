import { type RefObject, useEffect, useRef } from 'react';
import type { Address } from './Router';

/** React Router's key of the address with which the app was opened. */
const FIRST_KEY = 'default';

/**
 * Gives the focus to a page that has come in, so that the keyboard and screen readers begin there: to what had it when the
 * page was left, else to its heading.
 * @param current whether the page is the one on screen, and there is something of it
 * @param address the address on screen
 * @returns what to put on the page's main content
 */
export function usePageFocus(current: boolean, address: Address): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const left = useRef<HTMLElement>(undefined);
  const opening = useRef(false);
  opening.current = address.location.key === FIRST_KEY;

  useEffect(() => {
    const page = content.current;
    if (!page || !current) return;
    // A page that comes back is still out of sight; it has a size when it has been brought in.
    const shown = new ResizeObserver(() => {
      if (!page.checkVisibility()) return;
      shown.disconnect();
      if (!opening.current) focusPage(page, left.current);
    });
    shown.observe(page);
    return () => {
      shown.disconnect();
      const { activeElement } = document;
      const own = activeElement instanceof HTMLElement && page.contains(activeElement);
      left.current = own && activeElement.tabIndex >= 0 ? activeElement : undefined;
    };
  }, [current]);

  return content;
}

function focusPage(page: HTMLElement, before: HTMLElement | undefined): void {
  const { activeElement } = document;
  // The search field in the header keeps it, and so does what the page itself has chosen.
  if (activeElement?.matches('header input') || page.contains(activeElement)) return;
  const heading = page.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  const target = before?.isConnected ? before : (heading ?? page);
  target.focus({ preventScroll: true });
}
