import { reportSessionEnded, reportSessionLost } from './session-lost';
import { keepTokensIn, type TokenKeeper, type Tokens } from './token-keeper';
import { tokenPayload, userOfToken } from './token-payload';

export type { Tokens };

/** The names under which local storage keeps the tokens (docs/product.md#tokens). */
const ACCESS = 'accesstoken';
const REFRESH = 'refreshToken';

/** The copy of the tokens in the store. It is always written before local storage: it is never the older one. */
export interface TokenCopy {
  read(): Promise<Tokens | undefined>;
  /** Keeps `tokens`, or nothing, if `still` says yes at the moment of writing. @returns what it said */
  write(tokens: Tokens | undefined, still: () => boolean): Promise<boolean>;
}

let openCopy: (() => Promise<TokenCopy>) | undefined;

/** Names where the copy is; opened when it is needed. Without one, local storage is all there is. */
export function copyTokensInto(open: () => Promise<TokenCopy>): void {
  openCopy = open;
}

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** The tokens of this browser; undefined for a visitor. */
export function readTokens(): Tokens | undefined {
  const access = localStorage.getItem(ACCESS);
  const refresh = localStorage.getItem(REFRESH);
  return access && refresh ? { access, refresh } : undefined;
}

/** Keeps tokens in local storage alone: {@link keepTokens} keeps the copy too. */
export function storeTokens(tokens: Tokens): void {
  localStorage.setItem(ACCESS, tokens.access);
  localStorage.setItem(REFRESH, tokens.refresh);
  notify();
}

/** Keeps new tokens, for the service worker too: of who signs in, or has changed the password. */
export async function keepTokens(tokens: Tokens): Promise<void> {
  const copy = await openCopy?.();
  await copy?.write(tokens, () => true);
  storeTokens(tokens);
  // A refresh of the session before may have come between the two.
  await copy?.write(tokens, () => readTokens()?.refresh === tokens.refresh);
}

/** Forgets the tokens: from here on this browser is a visitor's. The copy follows, at the latest with the next start. */
export function clearTokens(): void {
  localStorage.removeItem(ACCESS);
  localStorage.removeItem(REFRESH);
  notify();
  openCopy?.()
    .then((copy) => copy.write(undefined, () => !hasTokens()))
    .catch((error: unknown) => console.error('The copy of the tokens could not be cleared', error));
}

/** Whether someone is signed in on this browser. */
export const hasTokens = (): boolean => readTokens() !== undefined;

/** The id of the user who is signed in on this browser. */
export const signedInUser = (): string | undefined => userOfToken(readTokens()?.access);

/** Calls back when the tokens change, in this tab or another. Returns how to stop. */
export function onTokensChange(listener: () => void): () => void {
  const ofAnotherTab = ({ key }: StorageEvent) => {
    if (key === null || key === ACCESS || key === REFRESH) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', ofAnotherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', ofAnotherTab);
  };
}

/**
 * Brings local storage and the copy together at the start: the newer pair of one session counts, otherwise what local
 * storage says. Call it where nobody refreshes meanwhile.
 */
export async function alignTokens(): Promise<void> {
  const tokens = await pageKeeper.newest();
  const copy = await openCopy?.();
  await copy?.write(tokens, () => readTokens()?.refresh === tokens?.refresh);
}

/** Whether both pairs are of one session and `there` was given out later. */
function isNewer(there: Tokens, here: Tokens): boolean {
  const [later, earlier] = [tokenPayload(there.access), tokenPayload(here.access)];
  return (
    there.refresh !== here.refresh &&
    typeof later.sid === 'string' &&
    later.sid === earlier.sid &&
    Number(later.iat) >= Number(earlier.iat)
  );
}

const pageKeeper: TokenKeeper = {
  read: readTokens,
  async newest() {
    const there = await (await openCopy?.())?.read();
    const here = readTokens();
    if (!there || !here || !isNewer(there, here)) return here;
    storeTokens(there);
    return there;
  },
  async replace(old, fresh) {
    const still = () => readTokens()?.refresh === old.refresh;
    const copy = await openCopy?.();
    await copy?.write(fresh, still);
    if (!still()) return false;
    if (fresh) storeTokens(fresh);
    else {
      clearTokens();
      reportSessionEnded();
    }
    return true;
  },
  userNow: signedInUser,
  sessionLost: reportSessionLost,
};

keepTokensIn(pageKeeper);
