import type { TokenKeeper, Tokens } from '../api/token-keeper';
import type { ShopStore } from './db';

/** The tokens as the store has them, for the page and for the service worker. */
export async function readTokenCopy(store: ShopStore): Promise<Tokens | undefined> {
  const row = await store.tokens.get('tokens');
  return row && { access: row.access, refresh: row.refresh };
}

/**
 * Keeps tokens, or none, in the store.
 * @param still asked inside the transaction, with the tokens that are there; nothing is written unless it says yes
 * @returns what it said
 */
export function writeTokenCopy(
  store: ShopStore,
  tokens: Tokens | undefined,
  still: (there: Tokens | undefined) => boolean,
): Promise<boolean> {
  return store.transaction('rw', store.tokens, async () => {
    if (!still(await readTokenCopy(store))) return false;
    if (tokens) await store.tokens.put({ key: 'tokens', ...tokens, at: Date.now() });
    else await store.tokens.clear();
    return true;
  });
}

/** The tokens of the service worker, which has no local storage. */
export function workerTokenKeeper(store: ShopStore): TokenKeeper {
  return {
    read: () => readTokenCopy(store),
    newest: () => readTokenCopy(store),
    replace: (old, fresh) => writeTokenCopy(store, fresh, (there) => there?.refresh === old.refresh),
    userNow: () => undefined,
    // The page finds it out by itself, and leads to /login.
    sessionLost: () => {},
  };
}
