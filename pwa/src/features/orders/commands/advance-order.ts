import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { inWords, spokenMessage } from '../../../language/spoken';
import { pullOwn } from '../../../sync/pull-own';
import { orderTexts } from '../texts';
import { asked } from './asked';

/**
 * Moves an order to a later stage (admins).
 * @returns the words for the shopper
 * @throws ApiError, or Error with the texts of docs/product.md#cancelling
 */
export async function advanceOrder(orderId: string, stage: OrderStage): Promise<string> {
  const api = await import('../../../api-client/orders-api');
  const texts = inWords(orderTexts);
  const { message } = await pullOwn(
    () => asked(texts.updateError, api.updateOrderStatus(orderId, stage)),
    (store) => [store.adminOrders],
    ({ adminOrders }, { order }) => adminOrders.put(order),
  );
  return spokenMessage(message, texts.updated);
}
