import { fetchOwn } from '#data/queries/fetch-own.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { orderTexts } from '../texts';
import { asked } from './asked';

/**
 * Cancels an order of the shopper. Asks the server and waits: an order is never thought cancelled that is not.
 * @returns the words for the shopper
 * @throws ApiError, or Error with the texts of docs/product.md#cancelling
 */
export async function cancelOrder(orderId: string): Promise<string> {
  const api = await import('#data/api/orders-api.ts');
  const texts = translate(orderTexts);
  const { message } = await fetchOwn(
    () => asked(texts.cancelError, api.cancelOrder(orderId)),
    (store) => [store.orders],
    ({ orders }, { order }) => orders.put(order),
  );
  return translateRefusal(message, texts.cancelled);
}
