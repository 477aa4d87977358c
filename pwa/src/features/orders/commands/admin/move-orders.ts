import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import type { Moved } from '#data/api/admin-orders-api.ts';
import { fetchOwn } from '#data/queries/fetch-own.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { translate } from '#i18n/locale.ts';
import { asked } from '../asked';

/** As many as the server moves in one call (contract). */
const BATCH_SIZE = 100;

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
  const outcomes: Moved[] = [];
  for (let from = 0; from < orderIds.length; from += BATCH_SIZE) {
    const some = orderIds.slice(from, from + BATCH_SIZE);
    const answers = await fetchOwn(
      () => asked(updateError, api.moveOrders(some, stage)),
      (store) => [store.adminOrders],
      ({ adminOrders }, answered) => adminOrders.bulkPut(answered.flatMap(({ order }) => order ?? [])),
    ).catch((error: unknown) => {
      // what was moved before is moved
      if (outcomes.length === 0) throw error;
      return some.map((orderId) => ({ orderId }));
    });
    outcomes.push(...answers);
  }
  const notMoved = outcomes.filter(({ order }) => !order);
  return {
    moved: outcomes.length - notMoved.length,
    notMoved: notMoved.map(({ orderId, refusal }) => ({ orderId, reason: refusal?.message ?? updateFailed })),
  };
}
