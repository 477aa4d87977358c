import { openStore } from '../../../store/open-store';
import { NEW_ORDERS } from '../../../store/settings';

/** Notes that the admin has looked at the new orders: the counter starts anew. */
export async function seeNewOrders(): Promise<void> {
  const store = await openStore();
  await store.settings.delete(NEW_ORDERS);
}
