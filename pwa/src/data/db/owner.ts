import type { Table } from 'dexie';
import { tokenKeeper } from '../api/token-keeper';
import type { ShopStore } from './db';
import { OWNER } from './rows';

/**
 * The user whose the private tables are: who signed in last and has not logged out, be their session lost. Undefined while
 * they are nobody's.
 */
export async function knownOwner(store: ShopStore): Promise<string | undefined> {
  const value = (await store.settings.get(OWNER))?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Makes the private tables this user's. Call it inside a transaction that has taken out what was another's. */
export async function giveTo(store: ShopStore, userId: string): Promise<void> {
  await store.settings.put({ key: OWNER, value: userId });
}

/**
 * As {@link knownOwner}; tables that are nobody's become those of whoever is signed in. Call it alone, or inside a
 * transaction over `settings`.
 */
export async function ownerOf(store: ShopStore): Promise<string | undefined> {
  return store.transaction('rw', store.settings, async () => {
    const known = await knownOwner(store);
    const user = known ?? tokenKeeper().userNow();
    if (user && !known) await giveTo(store, user);
    return user;
  });
}

/**
 * Writes what a user was answered, in one transaction and only while the private tables are still theirs: an answer that
 * comes in after logging out, or after another user has signed in, is nobody's business any more.
 * @param owner in whose name it was asked; for nobody nothing is written
 * @param tables what `write` touches
 * @returns whether it was written
 */
export function whileOwned(
  store: ShopStore,
  owner: string | undefined,
  tables: readonly Table[],
  write: () => Promise<unknown>,
): Promise<boolean> {
  return store.transaction('rw', [...new Set<Table>([store.settings, ...tables])], async () => {
    if (!owner || (await ownerOf(store)) !== owner) return false;
    await write();
    return true;
  });
}

/**
 * Forgets what the server can send again, once it has ended the session of whoever the private tables are: profile,
 * addresses, orders. What this device alone knows waits for them to sign in again: changes that were not sent, with the cart
 * and the wishlist they were made in. Another's sign-in drops that too (adoptUser).
 * @param still asked inside the transaction: nothing is done unless it says yes
 */
export async function forgetFetched(store: ShopStore, still: () => boolean): Promise<void> {
  const tables = [store.user, store.addresses, store.orders, store.adminOrders, store.tokens];
  await store.transaction('rw', tables, async () => {
    if (still()) await Promise.all(tables.map((table) => table.clear()));
  });
}
