import type { CancelOrderItemsRequest } from '@jhola/shared/contracts/admin-orders.contract';
import { fetchOwn } from '#data/queries/fetch-own.ts';

/**
 * Cancels items of an order.
 * @param request how many pieces of each named line stay
 * @param key the same for a repeat of the same request
 * @throws ApiError
 */
export async function cancelItems(request: CancelOrderItemsRequest, key: string): Promise<void> {
  const { cancelOrderItems } = await import('#data/api/admin-orders-api.ts');
  await fetchOwn(
    () => cancelOrderItems(request, key),
    (store) => [store.adminOrders],
    ({ adminOrders }, order) => adminOrders.put(order),
  );
}
