import { inWords, spokenMessage } from '../../../language/spoken';
import { openStore } from '../../../store/open-store';
import { orderTexts } from '../texts';
import { asked } from './asked';

/**
 * Cancels an order of the shopper. Asks the server and waits: an order is never thought cancelled that is not.
 * @returns the words for the shopper
 * @throws ApiError, or Error with the words of section 8
 */
export async function cancelOrder(orderId: string): Promise<string> {
  const [api, store] = await Promise.all([import('../../../api-client/orders-api'), openStore()]);
  const texts = inWords(orderTexts);
  const { order, message } = await asked(texts.cancelError, api.cancelOrder(orderId));
  await store.orders.put(order);
  return spokenMessage(message, texts.cancelled);
}
