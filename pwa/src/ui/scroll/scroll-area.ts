interface IonicContent extends HTMLElement {
  getScrollElement(): Promise<HTMLElement>;
}

const isReady = (content: Element | null): content is IonicContent =>
  typeof (content as Partial<IonicContent> | null)?.getScrollElement === 'function';

/**
 * What scrolls when the page around an element scrolls: Ionic gives each page a scrolling area of its own, in a shadow
 * tree that cannot be reached otherwise. Outside of one it is the document.
 */
export async function scrollAreaOf(element: Element): Promise<HTMLElement> {
  const content = element.closest('ion-content');
  if (content) await customElements.whenDefined('ion-content');
  return isReady(content) ? content.getScrollElement() : document.documentElement;
}

/**
 * Calls back when the page around an element scrolls, at most once in so many milliseconds and once at the end.
 * @returns how to stop
 */
export function onScrollAround(
  element: Element,
  everyMs: number,
  told: (area: HTMLElement) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  scrollAreaOf(element).then((area) => {
    if (stopped) return;
    const source = area === document.documentElement ? document : area;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        told(area);
      }, everyMs);
    };
    source.addEventListener('scroll', onScroll, { passive: true });
    stop = () => source.removeEventListener('scroll', onScroll);
    told(area);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
}
