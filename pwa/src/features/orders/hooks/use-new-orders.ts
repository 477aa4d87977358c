import { NEW_ORDERS, readNumber } from '#data/db/settings.ts';
import { useLive } from '#data/db/use-live.ts';

/** How many new orders the administrator has not looked at yet (docs/product.md#realtime). */
export function useNewOrders(): number {
  return useLive((store) => readNumber(store, NEW_ORDERS), []) ?? 0;
}
