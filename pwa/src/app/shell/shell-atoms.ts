import { atom } from 'jotai';

/** Whether the cart's side panel is open. */
export const cartPanelOpenAtom = atom(false);

/** Whether the account menu of the header is open. */
export const accountMenuOpenAtom = atom(false);
