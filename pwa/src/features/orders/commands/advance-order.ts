import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { openStore } from '../../../store/open-store';

/**
 * Moves an order to a later stage (admins).
 * @returns the server's words
 * @throws ApiError
 */
export async function advanceOrder(orderId: string, stage: OrderStage): Promise<string> {
  const [api, store] = await Promise.all([import('../../../api-client/orders-api'), openStore()]);
  const { order, message } = await api.updateOrderStatus(orderId, stage);
  await store.adminOrders.put(order);
  return message;
}
