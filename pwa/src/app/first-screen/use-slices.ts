import { startTransition, useDeferredValue, useEffect, useState } from 'react';
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
    const next = () => startTransition(() => setSlice((before) => (before + 1) as PageSlice));
    const frame = requestAnimationFrame(() => setTimeout(next));
    return () => cancelAnimationFrame(frame);
  }, [filled, slice]);
  return filled ? slice : undefined;
}
