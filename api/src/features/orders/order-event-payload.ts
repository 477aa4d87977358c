import type { OrderRecord } from './models/order.model.js';

/** What every event tells of its order: its number, whose it is, and which products are in it. */
export function toEventPayload({ orderId, userId, lines }: OrderRecord) {
  const productIds = [...new Set(lines.map(({ productId }) => productId.toHexString()))];
  return { orderId, userId: userId.toHexString(), productIds };
}
