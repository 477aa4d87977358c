import type { OrderRecord } from './models/order.model.js';

/** The payload of every order event: its number, its owner, and its products. */
export function toEventPayload({
  orderId,
  userId,
  lines,
}: Pick<OrderRecord, 'orderId' | 'userId' | 'lines'>) {
  const productIds = [...new Set(lines.map(({ productId }) => productId.toHexString()))];
  return { orderId, userId: userId.toHexString(), productIds };
}
