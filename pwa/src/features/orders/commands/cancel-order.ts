import { openStore } from '../../../store/open-store';

/**
 * Cancels an order of the shopper. Asks the server and waits: an order is never thought cancelled that is not.
 * @returns the server's words
 * @throws ApiError
 */
export async function cancelOrder(orderId: string): Promise<string> {
  const [api, store] = await Promise.all([import('../../../api-client/orders-api'), openStore()]);
  const { order, message } = await api.cancelOrder(orderId);
  await store.orders.put(order);
  return message;
}
