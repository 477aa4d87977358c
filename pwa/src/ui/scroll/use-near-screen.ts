import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollAreaOf } from './scroll-area';

/**
 * Whether an element has come near the screen; once it has, it stays so.
 * @param margin how far above and below the screen counts as near, in pixels
 * @returns what to put on the element, and the answer
 */
export function useNearScreen<E extends Element>(margin = 400): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const area = scrollAreaOf(element);
    const root = area === document.documentElement ? null : area;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root, rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, margin]);
  return [ref, near];
}
