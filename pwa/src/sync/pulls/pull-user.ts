import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { userDetails } from '../../api-client/account-api';
import { openStore } from '../../store/open-store';

/** Makes the store this user's. If it was someone else's before, everything of the other is forgotten. */
export async function adoptUser(user: UserDetails): Promise<void> {
  const store = await openStore();
  const before = await store.user.toCollection().first();
  if (before && before._id !== user._id) await store.forgetShopper();
  await store.user.put(user);
}

/** Brings who is signed in into the store. */
export async function pullUser(): Promise<void> {
  await adoptUser(await userDetails());
}
