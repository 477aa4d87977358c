/** The names under which section 9 keeps the tokens in local storage. */
const ACCESS = 'accesstoken';
const REFRESH = 'refreshToken';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The tokens of this browser; undefined for a visitor. */
export function readTokens(): Tokens | undefined {
  const access = localStorage.getItem(ACCESS);
  const refresh = localStorage.getItem(REFRESH);
  return access && refresh ? { access, refresh } : undefined;
}

/** Keeps new tokens. */
export function storeTokens(tokens: Tokens): void {
  localStorage.setItem(ACCESS, tokens.access);
  localStorage.setItem(REFRESH, tokens.refresh);
  tell();
}

/** Forgets the tokens: from here on this browser is a visitor's. */
export function clearTokens(): void {
  localStorage.removeItem(ACCESS);
  localStorage.removeItem(REFRESH);
  tell();
}

/** Whether someone is signed in on this browser. */
export const hasTokens = (): boolean => readTokens() !== undefined;

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
