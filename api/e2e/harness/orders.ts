import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { SignedIn } from './builders.js';
import { type Answered, call } from './call.js';
import type { OpenShop } from './start-shop.js';

/** A shopper's own orders, newest first. */
export async function ordersOf(shop: OpenShop, { token }: SignedIn): Promise<Order[]> {
  return (await call(shop, orderPaths.orderList, { token })).body.data;
}

/** Cancels an order as this shopper; what the shop answers. */
export function cancel(shop: OpenShop, { token }: SignedIn, orderId: string): Promise<Answered> {
  return call(shop, orderPaths.cancel, { token, body: { orderId } });
}

/** Moves an order to a stage as this admin, by the newer path or the older one; what the shop answers. */
export function advance(
  shop: OpenShop,
  { token }: SignedIn,
  orderId: string,
  status: string,
  path: string = orderPaths.adminUpdateStatus,
): Promise<Answered> {
  return call(shop, path, { token, body: { orderId, status } });
}
