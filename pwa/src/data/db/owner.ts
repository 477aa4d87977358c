import type { Table } from 'dexie';
import { tokenKeeper } from '../api/token-keeper';
import type { ShopStore } from './db';
import { OWNER } from './rows';

/**
 * The owner of the private tables: the user who signed in last and has not logged out, even when their session has ended.
 * Undefined while there is none.
 */
export async function knownOwner(store: ShopStore): Promise<string | undefined> {
  const value = (await store.settings.get(OWNER))?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Makes this user the owner of the private tables. Call it inside a transaction that has deleted another user's rows. */
export async function giveTo(store: ShopStore, userId: string): Promise<void> {
  await store.settings.put({ key: OWNER, value: userId });
}

/**
 * As {@link knownOwner}; tables without an owner get the signed-in user as theirs. Call it alone, or inside a
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

/** How often each table was written to for its owner, by its name, since the app was opened. */
const writes = new Map<string, number>();

/** How often some tables were written to by {@link whileOwned}: another figure says that what was read or asked before is older. */
export const writesTo = (tables: readonly Table[]): number =>
  tables.reduce((sum, { name }) => sum + (writes.get(name) ?? 0), 0);

/**
 * Writes an answer to a user, in one transaction and only while they own the private tables: an answer that arrives
 * after logging out, or after another user has signed in, is dropped.
 * @param owner the user who asked; undefined writes nothing
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
    // Within the transaction: one that follows, with what was asked for before, sees it.
    for (const { name } of tables) writes.set(name, (writes.get(name) ?? 0) + 1);
    return true;
  });
}

/**
 * Deletes what the server can send again, once it has ended the owner's session: profile, addresses, orders. What only this
 * device knows is kept until they sign in again: unsent changes, with the cart and the wishlist they were made in. The
 * sign-in of another user deletes that too (adoptUser).
 * @param still asked inside the transaction: nothing is done unless it says yes
 */
export async function forgetFetched(store: ShopStore, still: () => boolean): Promise<void> {
  const tables = [store.user, store.addresses, store.orders, store.adminOrders, store.tokens];
  await store.transaction('rw', tables, async () => {
    if (still()) await Promise.all(tables.map((table) => table.clear()));
  });
}
