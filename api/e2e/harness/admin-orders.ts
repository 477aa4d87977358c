import {
  AdminOrderDetailsAnswer,
  AdminOrdersAnswer,
  adminOrderPaths,
} from '@jhola/shared/contracts/admin-orders.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { type StockLevel, StockListAnswer, stockPaths } from '@jhola/shared/contracts/stock.contract';
import { aKey } from '@jhola/test-doubles/builders/orders';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';

/** The numbers of the orders that an administrator's list answers to this query, newest first. */
export async function findOrders(
  shop: OpenShop,
  { token }: SignedIn,
  query: Record<string, string>,
): Promise<string[]> {
  const { body } = await call(shop, `${orderPaths.adminOrders}?${new URLSearchParams(query)}`, { token });
  return AdminOrdersAnswer.parse(body).data.map(({ orderId }) => orderId);
}

/** One order whole, as an administrator sees it. */
export async function detailsOf(
  shop: OpenShop,
  { token }: SignedIn,
  orderId: string,
): Promise<AdminOrderDetailsAnswer['data']> {
  const { body } = await call(shop, adminOrderPaths.details.replace(':orderId', orderId), { token });
  return AdminOrderDetailsAnswer.parse(body).data;
}

/** A page of stock as an administrator sees it, and how many levels there are in all. */
export async function stockPage(
  shop: OpenShop,
  { token }: SignedIn,
  wanted: object,
): Promise<{ levels: StockLevel[]; totalCount: number }> {
  const { body } = await call(shop, stockPaths.list, { token, body: wanted });
  const { data: levels, totalCount } = StockListAnswer.parse(body);
  return { levels, totalCount };
}

/** Adjusts stock as this administrator; what the shop answers. */
export const adjustStock = (
  shop: OpenShop,
  { token }: SignedIn,
  body: object,
  key?: string,
): Promise<Answered> =>
  call(shop, stockPaths.adjust, { token, body, ...(key && { headers: { 'idempotency-key': key } }) });

/** Cancels items of an order. @param items how many pieces of each line stay; what the shop answers */
export const keepItems = (
  shop: OpenShop,
  { token }: Pick<SignedIn, 'token'>,
  orderId: string,
  items: unknown,
  key = aKey(),
): Promise<Answered> =>
  call(shop, adminOrderPaths.cancelItems, {
    token,
    headers: { 'idempotency-key': key },
    body: { orderId, items },
  });
