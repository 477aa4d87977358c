import { useEffect, useState } from 'react';

/** Section 9. */
const INTERVAL_MS = 5000;

/** Which of some pictures is shown, and how to show another. */
export interface Carousel {
  readonly place: number;
  readonly show: (place: number) => void;
}

/**
 * Shows some pictures in turn, each for five seconds.
 * @param running it rests while someone touches, points at or focuses it, and for those who want less motion
 */
export function useCarousel(count: number, running: boolean): Carousel {
  const [place, show] = useState(0);
  useEffect(() => {
    if (!running || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => show((place + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [place, count, running]);
  return { place, show };
}
