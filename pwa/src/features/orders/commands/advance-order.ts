import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { fetchOwn } from '#data/queries/fetch-own.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { orderTexts } from '../texts';
import { asked } from './asked';

/**
 * Moves an order to a later stage (admins).
 * @returns the words for the shopper
 * @throws ApiError, or Error with the texts of docs/product.md#cancelling
 */
export async function advanceOrder(orderId: string, stage: OrderStage): Promise<string> {
  const api = await import('#data/api/orders-api.ts');
  const texts = translate(orderTexts);
  const { message } = await fetchOwn(
    () => asked(texts.updateError, api.updateOrderStatus(orderId, stage)),
    (store) => [store.adminOrders],
    ({ adminOrders }, { order }) => adminOrders.put(order),
  );
  return translateRefusal(message, texts.updated);
}
