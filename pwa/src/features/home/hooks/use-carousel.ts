import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { scrollBehaviour } from '#ui/scroll/scroll-behaviour.ts';

/** How long a banner stays (docs/product.md#banners). */
const INTERVAL_MS = 5000;

/** A strip of slides of which one is in sight. */
export interface Carousel<Strip> {
  /** What to put on the strip that scrolls, with slides as wide as itself. */
  readonly strip: RefObject<Strip | null>;
  /** What to do when it scrolls. */
  readonly onScroll: () => void;
  /** The slide in sight. */
  readonly index: number;
  /** The last slide whose picture is wanted by now. */
  readonly wanted: number;
  readonly show: (index: number) => void;
}

/**
 * Shows some slides one after the other, each for five seconds. It follows the finger, since the strip scrolls by itself.
 * @param running it rests while someone touches, points at or focuses it, and for those who want less motion
 */
export function useCarousel<Strip extends HTMLElement>(count: number, running: boolean): Carousel<Strip> {
  const strip = useRef<Strip>(null);
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(0);

  const onScroll = useCallback(() => {
    const element = strip.current;
    // A page behind another has no width.
    if (!element?.clientWidth) return;
    const next = Math.round(element.scrollLeft / element.clientWidth);
    setIndex(next);
    setWanted((before) => Math.max(before, next));
  }, []);

  const show = useCallback((next: number) => {
    const element = strip.current;
    element?.scrollTo({ left: next * element.clientWidth, behavior: scrollBehaviour() });
  }, []);

  // A page that comes back from behind another begins at its first slide. One that has just been made does: asking would lay it out.
  const rested = useRef(false);
  useEffect(() => {
    if (!running) rested.current = true;
    else if (rested.current) onScroll();
  }, [running, onScroll]);

  useEffect(() => {
    if (!running) return;
    const next = (index + 1) % count;
    const fetching = setTimeout(() => setWanted((before) => Math.max(before, next)), INTERVAL_MS / 2);
    const turning = setTimeout(() => show(next), INTERVAL_MS);
    return () => {
      clearTimeout(fetching);
      clearTimeout(turning);
    };
  }, [index, count, running, show]);

  return { strip, onScroll, index, wanted, show };
}
