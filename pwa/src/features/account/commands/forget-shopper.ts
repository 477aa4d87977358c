import { openStore } from '../../../store/open-store';

/** Clears from this device what it knew of the shopper: the private tables of the store and all of local storage. */
export async function forgetShopper(): Promise<void> {
  const store = await openStore();
  await store.forgetShopper();
  localStorage.clear();
}
