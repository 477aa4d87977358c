import { atom, getDefaultStore } from 'jotai';

/** Header messages stay 2.5 s, those of login and logout 2 s (docs/product.md#header-messages). */
const USUAL_MS = 2500;
export const LOGIN_MESSAGE_MS = 2000;

/** The message under the header; undefined shows none. */
export const headerMessageAtom = atom<string | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message under the header for a while. */
export function showHeaderMessage(text: string, milliseconds = USUAL_MS): void {
  clearTimeout(timer);
  const atoms = getDefaultStore();
  atoms.set(headerMessageAtom, text);
  timer = setTimeout(() => atoms.set(headerMessageAtom, undefined), milliseconds);
}
