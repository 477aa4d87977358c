import { type RefObject, useEffect } from 'react';

/**
 * Shows a blurred picture behind a picture that has not arrived, or in place of one that cannot be had
 * (docs/product.md#thumb-hash). It is drawn beside React: no card renders again for it. The decoder comes with the first that
 * is wanted.
 * @param frame the image, or what stands in its place
 * @param thumbHash base64; nothing is shown without one
 * @param shown what the frame is for: another begins anew
 */
export function useThumbHash(
  frame: RefObject<HTMLElement | null>,
  thumbHash: string | undefined,
  shown: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says that the frame is another element
  useEffect(() => {
    const element = frame.current;
    if (!element || !thumbHash || isThere(element)) return;
    let wanted = true;
    const clear = () => {
      wanted = false;
      element.style.backgroundImage = '';
    };
    element.addEventListener('load', clear);
    import('./thumb-hash-url')
      .then(({ thumbHashUrl }) => {
        if (wanted) element.style.backgroundImage = `url("${thumbHashUrl(thumbHash)}")`;
      })
      .catch((error: unknown) => console.warn('A blurred picture could not be drawn', error));
    return () => {
      element.removeEventListener('load', clear);
      clear();
    };
  }, [frame, thumbHash, shown]);
}

const isThere = (element: HTMLElement): boolean =>
  element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
