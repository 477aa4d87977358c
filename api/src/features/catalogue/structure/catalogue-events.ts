import { eventType } from '#platform/events/event-type.js';
import type { Events } from '#platform/events/events.service.js';

/** Products were deleted. */
export const productsDeleted = eventType<{ productIds: readonly string[] }>('catalogue.products-deleted');

/** As former versions wrote it, for each product; the outbox may still hold some. */
const productDeleted = eventType<{ productId: string }>('catalogue.product-deleted');

/**
 * Calls a feature when products were deleted, so that it removes what it stores for them; at start.
 * @param remove gets their ids, those that one transaction has deleted together; it tolerates repeats
 */
export function onProductsDeleted(
  events: Events,
  remove: (productIds: readonly string[]) => Promise<void>,
): void {
  events.on(productsDeleted, ({ productIds }) => remove(productIds));
  events.on(productDeleted, ({ productId }) => remove([productId]));
}
