import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { fetchOwn } from '#data/queries/fetch-own.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { translate } from '#i18n/locale.ts';
import { asked } from '../asked';

/** An order that was not moved, and why in words. */
export interface NotMoved {
  readonly orderId: string;
  readonly reason: string;
}

/** What became of several orders. */
export interface MovedOrders {
  readonly moved: number;
  readonly notMoved: readonly NotMoved[];
}

/**
 * Moves several orders to a later stage, each by itself: that one cannot be moved holds up none of the others.
 * @throws ApiError, or Error with the texts of docs/product.md#cancelling, when none was tried
 */
export async function moveOrders(orderIds: readonly string[], stage: OrderStage): Promise<MovedOrders> {
  const api = await import('#data/api/admin-orders-api.ts');
  const { updateError, updateFailed } = translate(orderTexts);
  const outcomes = await fetchOwn(
    () => asked(updateError, api.moveOrders(orderIds, stage)),
    (store) => [store.adminOrders],
    ({ adminOrders }, answered) => adminOrders.bulkPut(answered.flatMap(({ order }) => order ?? [])),
  );
  const notMoved = outcomes.filter(({ order }) => !order);
  return {
    moved: outcomes.length - notMoved.length,
    notMoved: notMoved.map(({ orderId, refusal }) => ({ orderId, reason: refusal?.message ?? updateFailed })),
  };
}
