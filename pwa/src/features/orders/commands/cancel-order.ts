import { inWords, spokenMessage } from '../../../language/spoken';
import { pullOwn } from '../../../sync/pull-own';
import { orderTexts } from '../texts';
import { asked } from './asked';

/**
 * Cancels an order of the shopper. Asks the server and waits: an order is never thought cancelled that is not.
 * @returns the words for the shopper
 * @throws ApiError, or Error with the texts of docs/product.md#cancelling
 */
export async function cancelOrder(orderId: string): Promise<string> {
  const api = await import('../../../api-client/orders-api');
  const texts = inWords(orderTexts);
  const { message } = await pullOwn(
    () => asked(texts.cancelError, api.cancelOrder(orderId)),
    (store) => [store.orders],
    ({ orders }, { order }) => orders.put(order),
  );
  return spokenMessage(message, texts.cancelled);
}
