/** What scrolls when the page around an element scrolls: each page has an area of its own. Outside of one it is the document. */
export function scrollAreaOf(element: Element): HTMLElement {
  return element.closest<HTMLElement>('[data-scroll-area]') ?? document.documentElement;
}

/**
 * Calls back when the page around an element is painted, and when it scrolls: at most once in so many milliseconds, and at the
 * end. What it asks then is known; asked sooner, the page would be laid out for it.
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
  const lookIn = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      listener(area);
    }, ms);
  };
  const onScroll = () => lookIn(everyMs);
  source.addEventListener('scroll', onScroll, { passive: true });
  const first = requestAnimationFrame(() => lookIn(0));
  return () => {
    cancelAnimationFrame(first);
    clearTimeout(timer);
    source.removeEventListener('scroll', onScroll);
  };
}
