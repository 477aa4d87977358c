import { useSyncExternalStore } from 'react';

/** Under 768 px a screen is narrow (section 9, mobile breakpoint). */
const narrow = window.matchMedia('(max-width: 767px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the screen is narrow. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
