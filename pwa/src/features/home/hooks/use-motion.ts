import { useState, useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
const wantsLess = () => window.matchMedia(REDUCED).matches;

function onChange(listener: () => void): () => void {
  const mediaQuery = window.matchMedia(REDUCED);
  mediaQuery.addEventListener('change', listener);
  return () => mediaQuery.removeEventListener('change', listener);
}

/** Whether what moves by itself moves, and how to change that. */
export interface Motion {
  readonly moving: boolean;
  readonly toggle: () => void;
}

/** Things move unless this device asks for less motion; the shopper's own choice on the page comes before that. */
export function useMotion(): Motion {
  const less = useSyncExternalStore(onChange, wantsLess, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const moving = chosen ?? !less;
  return { moving, toggle: () => setChosen(!moving) };
}
