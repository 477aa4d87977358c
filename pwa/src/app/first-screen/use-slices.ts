import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { actionRecorder } from '#data/db/recorded-actions.ts';
import { type PageSlice, WHOLE } from '#ui/page/page-slices.tsx';
import { isFirstScreenThere } from './take-over';

/**
 * Has a page rendered and laid out in slices that no tap waits for, where there is time: behind the server's first screen. Ionic has
 * its pages rendered in one piece, so the frame comes empty, then what a phone shows, and each further slice when the one before is
 * laid out. Any other page is whole from the start.
 * @returns how much of it is rendered now; `undefined` for nothing
 */
export function useSlices(): PageSlice | undefined {
  const [slice, setSlice] = useState<PageSlice>(() => (isFirstScreenThere() ? 1 : WHOLE));
  const filled = useDeferredValue(true, slice === WHOLE);
  useEffect(() => {
    if (!filled || slice === WHOLE) return;
    // Who has done something already waits for the app.
    const following = actionRecorder()?.actions.length ? WHOLE : ((slice + 1) as PageSlice);
    const next = () => startTransition(() => setSlice(following));
    const frame = requestAnimationFrame(() => setTimeout(next));
    return () => cancelAnimationFrame(frame);
  }, [filled, slice]);
  return filled ? slice : undefined;
}
