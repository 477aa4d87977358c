import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { userDetails } from '../api/account-api';
import { signedInUser } from '../api/tokens';
import { openStore } from '../db/open-store';
import { giveTo, knownOwner } from '../db/owner';

/**
 * Makes the store this user's, in one step. If it was someone else's before, everything of the other is forgotten, waiting
 * changes included; a shopper who comes back finds theirs, and they are sent.
 * @param still asked inside the transaction: nothing is done unless it says yes
 */
export async function adoptUser(user: UserDetails, still: () => boolean = () => true): Promise<void> {
  const store = await openStore();
  const tables = store.privateTables;
  await store.transaction('rw', tables, async () => {
    if (!still()) return;
    const before = (await knownOwner(store)) ?? (await store.user.toCollection().first())?._id;
    if (before && before !== user._id) await Promise.all(tables.map((table) => table.clear()));
    await giveTo(store, user._id);
    await store.user.put(user);
  });
}

/** Brings who is signed in into the store, unless they have logged out until the answer comes. */
export async function fetchUser(): Promise<void> {
  const user = await userDetails();
  await adoptUser(user, () => signedInUser() === user._id);
}
