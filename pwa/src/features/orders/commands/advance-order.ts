import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { inWords, spokenMessage } from '../../../language/spoken';
import { openStore } from '../../../store/open-store';
import { orderTexts } from '../texts';
import { asked } from './asked';

/**
 * Moves an order to a later stage (admins).
 * @returns the words for the shopper
 * @throws ApiError, or Error with the words of section 8
 */
export async function advanceOrder(orderId: string, stage: OrderStage): Promise<string> {
  const [api, store] = await Promise.all([import('../../../api-client/orders-api'), openStore()]);
  const texts = inWords(orderTexts);
  const { order, message } = await asked(texts.updateError, api.updateOrderStatus(orderId, stage));
  await store.adminOrders.put(order);
  return spokenMessage(message, texts.updated);
}
