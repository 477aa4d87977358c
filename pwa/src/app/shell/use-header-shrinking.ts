import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { actionsReplayed, isFirstScreenThere } from '../first-screen/take-over';

/** Its header is the search alone on a phone; what stands below it finds room below that of the other pages, too. */
const SEARCH = '/search';
/** Scrolling of so few pixels back and forth is a finger that rests. */
const RESTS = 6;

const shrink = (shrunk: boolean) => document.documentElement.toggleAttribute('data-header-shrunk', shrunk);

/**
 * Lets the header shrink to its search while one scrolls down, and grow when one scrolls up or is near the top
 * (docs/product.md#shell), or comes to its buttons by keyboard. It says so by `data-header-shrunk` on the document's element:
 * nothing is rendered again, style sheets move the header and what sticks below it. It also says how high the header is, as
 * `--header-height`: that of all pages but the search's, since every element is styled anew when it changes.
 * @returns what to put on the header
 */
export function useHeaderShrinking(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  const before = useRef(new WeakMap<EventTarget, number>());
  const { pathname } = useLocation();
  const page = useRef(pathname);
  page.current = pathname;

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const sizes = new ResizeObserver(async () => {
      if (page.current === SEARCH) return;
      // Nobody waits for that before the app is shown.
      if (isFirstScreenThere()) await actionsReplayed();
      const root = document.documentElement;
      const height = `${element.offsetHeight}px`;
      // Said once more, every element would be styled anew for nothing.
      if (getComputedStyle(root).getPropertyValue('--header-height').trim() !== height)
        root.style.setProperty('--header-height', height);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      document.documentElement.style.removeProperty('--header-height');
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with the whole header
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.dataset.scrollArea === undefined) return;
      const top = target.scrollTop;
      const from = before.current.get(target) ?? 0;
      const isNearTop = top <= element.offsetHeight;
      if (!isNearTop && Math.abs(top - from) < RESTS) return;
      before.current.set(target, top);
      shrink(!isNearTop && top > from);
    };
    const onFocus = ({ target }: Event) => {
      if (target instanceof Element && target.matches(':focus-visible')) shrink(false);
    };
    element.addEventListener('focusin', onFocus);
    // Scrolling does not bubble; each page has an area of its own.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      element.removeEventListener('focusin', onFocus);
      shrink(false);
    };
  }, [pathname]);

  return header;
}
