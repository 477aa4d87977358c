import { useEffect, useState } from 'react';

/** How long a page that was left may still be seen, in milliseconds: longer than a change of pages takes. */
export const LEAVES_WITHIN_MS = 1000;

/**
 * Whether a page that was left is to be put away. Ionic hides pages too, but when its change of pages takes longer than it
 * waits for, the page that was left is shown again beneath the next, and screen readers find both.
 * @param current whether the page is the one on screen
 */
export function usePutAway(current: boolean): boolean {
  const [isPutAway, setPutAway] = useState(false);
  if (current && isPutAway) setPutAway(false);

  useEffect(() => {
    if (current) return;
    const left = setTimeout(() => setPutAway(true), LEAVES_WITHIN_MS);
    return () => clearTimeout(left);
  }, [current]);

  return isPutAway && !current;
}
