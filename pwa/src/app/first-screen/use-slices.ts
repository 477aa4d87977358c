import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { actionRecorder } from '#data/db/recorded-actions.ts';
import { type PageSlice, WHOLE } from '#ui/page/page-slices.tsx';
import { pagesSlide } from '#ui/page/pages-slide.ts';
import { isFirstScreenThere } from './take-over';

/** Whether another page has been there: the first one slides in over none, and does not wait for an empty frame. */
let isFollowing = false;

/**
 * Has a page rendered and laid out in slices, so that neither the tap that leads to it nor one behind the server's first screen waits
 * for all of it. First comes what a phone shows, and each further slice when the one before
 * is laid out. Before the first the frame comes empty where nobody sees it so: behind the first screen, and where pages slide in.
 * @returns how much of it is rendered now; `undefined` for nothing
 */
export function useSlices(): PageSlice | undefined {
  const [slice, setSlice] = useState<PageSlice>(1);
  const [unseen] = useState(() => isFirstScreenThere() || (isFollowing && pagesSlide()));
  useEffect(() => {
    isFollowing = true;
  }, []);
  const filled = useDeferredValue(true, !unseen);
  useEffect(() => {
    if (!filled || slice === WHOLE) return;
    // Who has done something already waits for the app.
    const awaited = isFirstScreenThere() && actionRecorder()?.actions.length;
    const following = awaited ? WHOLE : ((slice + 1) as PageSlice);
    const next = () => startTransition(() => setSlice(following));
    const frame = requestAnimationFrame(() => setTimeout(next));
    return () => cancelAnimationFrame(frame);
  }, [filled, slice]);
  return filled ? slice : undefined;
}
