import { atom } from 'jotai';
import type { GoogleLink } from './commands/log-in-with-google';

/**
 * The provider's account that waits for a password on /login. In memory only: an ID token has no place in the browser's
 * history.
 */
export const googleLinkAtom = atom<GoogleLink | undefined>(undefined);
