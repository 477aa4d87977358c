import { atom, getDefaultStore } from 'jotai';

/** How often the page has changed. */
const navigationsAtom = atom(0);

/** Calls back after each change to another page. Returns how to stop. */
export const onNavigated = (listener: () => void): (() => void) =>
  getDefaultStore().sub(navigationsAtom, listener);

/** Notifies listeners that another page is on screen. */
export const reportNavigated = (): void => getDefaultStore().set(navigationsAtom, (count) => count + 1);
