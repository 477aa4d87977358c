/** What scrolls when the page around an element scrolls: each page has an area of its own. Outside of one it is the document. */
export function scrollAreaOf(element: Element): HTMLElement {
  return element.closest<HTMLElement>('[data-scroll-area]') ?? document.documentElement;
}

/**
 * Calls back immediately, and when the page around an element scrolls: at most once in so many milliseconds, and at the end.
 * @returns how to stop
 */
export function onScrollAround(
  element: Element,
  everyMs: number,
  listener: (area: HTMLElement) => void,
): () => void {
  const area = scrollAreaOf(element);
  const source = area === document.documentElement ? document : area;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      listener(area);
    }, everyMs);
  };
  source.addEventListener('scroll', onScroll, { passive: true });
  listener(area);
  return () => {
    clearTimeout(timer);
    source.removeEventListener('scroll', onScroll);
  };
}
