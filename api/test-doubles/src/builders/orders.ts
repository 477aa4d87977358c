import { randomUUID } from 'node:crypto';
import { type Order, orderPaths } from '@jhola/shared/contracts/orders.contract';
import { type Answered, call, dataOf } from '../call.js';
import type { ShopAddress } from '../shop/start-shop.js';
import type { Customer } from './customers.js';
import type { TestProduct } from './products.js';
import type { SignedIn } from './shoppers.js';

/** Whoever a token speaks for. */
type Bearer = Pick<SignedIn, 'token'>;

/** A line of an order. */
export interface OrderLine {
  readonly productId: string;
  readonly variantId?: string | undefined;
  readonly quantity: number;
}

/** A key no call has used. */
export const aKey = (): string => randomUUID();

/** Orders by cash on delivery; what the shop answers. */
export function order(
  shop: ShopAddress,
  { token, addressId }: Bearer & Pick<Customer, 'addressId'>,
  lines: readonly OrderLine[],
  totalAmt: number,
  key = aKey(),
): Promise<Answered> {
  return call(shop, orderPaths.cashOnDelivery, {
    token,
    headers: { 'idempotency-key': key },
    body: { list_items: lines, totalAmt, address: addressId },
  });
}

/** Orders pieces of one product that costs what it says, and answers the order's number. */
export async function placeOrder(
  shop: ShopAddress,
  customer: Customer,
  product: TestProduct,
  quantity = 1,
): Promise<string> {
  const lines = [{ productId: product._id, quantity }];
  return dataOf<Order>(await order(shop, customer, lines, product.price * quantity)).orderId;
}

/** A shopper's own orders, newest first. */
export async function ordersOf(shop: ShopAddress, { token }: Bearer): Promise<Order[]> {
  return dataOf(await call(shop, orderPaths.orderList, { token }));
}

/** One order as its shopper sees it. */
export async function orderOf(shop: ShopAddress, { token }: Bearer, orderId: string): Promise<Order> {
  return dataOf(await call(shop, orderPaths.details.replace(':orderId', orderId), { token }));
}

/** Cancels an order as this shopper; what the shop answers. */
export function cancel(shop: ShopAddress, { token }: Bearer, orderId: string): Promise<Answered> {
  return call(shop, orderPaths.cancel, { token, body: { orderId } });
}

/** Moves an order to a stage as this admin, by the newer path or the older one; what the shop answers. */
export function advance(
  shop: ShopAddress,
  { token }: Bearer,
  orderId: string,
  status: string,
  path: string = orderPaths.adminUpdateStatus,
): Promise<Answered> {
  return call(shop, path, { token, body: { orderId, status } });
}
