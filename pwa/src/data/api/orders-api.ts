import { AdminOrdersAnswer, type AdminOrdersQuery } from '@jhola/shared/contracts/admin-orders.contract';
import {
  type CashOnDeliveryRequest,
  CheckoutAnswer,
  type CheckoutRequest,
  type Order,
  OrderAnswer,
  OrderListAnswer,
  type OrderStage,
  orderPaths,
  type PaymentOptions,
  PaymentOptionsAnswer,
} from '@jhola/shared/contracts/orders.contract';
import { callApi, callForFile } from './call-api';

/**
 * Places an order that is paid in cash at the door. The key makes a repeated call answer the first order again.
 * @param owner the user in whose name alone it may be placed
 */
export async function cashOnDelivery(
  body: CashOnDeliveryRequest,
  idempotencyKey: string,
  owner: string | undefined,
): Promise<Order> {
  const call = {
    method: 'post',
    path: orderPaths.cashOnDelivery,
    answer: OrderAnswer,
    body,
    idempotencyKey,
  } as const;
  return (await callApi(call, owner)).data;
}

/**
 * Places an order that is paid by card. The key makes a repeated call answer the first order again.
 * @param owner the user in whose name alone it may be placed
 * @returns its number, and the card provider's page that takes the money
 */
export async function checkout(
  body: CheckoutRequest,
  idempotencyKey: string,
  owner: string | undefined,
): Promise<{ orderId: string; url: string }> {
  const call = {
    method: 'post',
    path: orderPaths.checkout,
    answer: CheckoutAnswer,
    body,
    idempotencyKey,
  } as const;
  const { orderId, url } = await callApi(call, owner);
  return { orderId, url };
}

/** Whether the shop takes cards. */
export async function paymentOptions(): Promise<PaymentOptions> {
  return (await callApi({ path: orderPaths.paymentOptions, answer: PaymentOptionsAnswer })).data;
}

/** An order of the signed-in shopper as it stands now; `order.missing` when they have no such order. */
export async function ownOrder(orderId: string): Promise<Order> {
  return (await callApi({ path: pathOf(orderPaths.details, orderId), answer: OrderAnswer })).data;
}

/** The invoice of an order, as PDF. */
export function invoice(orderId: string): Promise<Blob> {
  return callForFile(pathOf(orderPaths.invoice, orderId));
}

const pathOf = (path: string, orderId: string) => path.replace(':orderId', encodeURIComponent(orderId));

/** The signed-in shopper's orders, newest first. */
export async function ownOrders(): Promise<Order[]> {
  return (await callApi({ path: orderPaths.orderList, answer: OrderListAnswer })).data;
}

/** Cancels an order. Returns it as it now stands, and the server's words. */
export async function cancelOrder(orderId: string): Promise<{ order: Order; message: string }> {
  const body = { orderId };
  const { data: order, message } = await callApi({
    method: 'post',
    path: orderPaths.cancel,
    answer: OrderAnswer,
    body,
  });
  return { order, message };
}

/** A page of everybody's orders. */
export interface OrdersPage {
  readonly orders: readonly Order[];
  /** Where the next page begins; null when there is none. */
  readonly nextCursor: string | null;
  /** How many there are on all pages, where it was asked for. */
  readonly totalCount?: number;
}

/** A page of everybody's orders, newest first unless the oldest are asked for. */
export async function allOrders(query: Partial<AdminOrdersQuery>, signal?: AbortSignal): Promise<OrdersPage> {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const path = `${orderPaths.adminOrders}?${search}`;
  const { data: orders, nextCursor, totalCount } = await callApi({ path, answer: AdminOrdersAnswer, signal });
  return { orders, nextCursor, ...(totalCount !== undefined && { totalCount }) };
}

/** Moves an order to a later stage. Returns it as it now stands, and the server's words. */
export async function updateOrderStatus(
  orderId: string,
  status: OrderStage,
): Promise<{ order: Order; message: string }> {
  const body = { orderId, status };
  const path = orderPaths.adminUpdateStatus;
  const { data: order, message } = await callApi({ method: 'post', path, answer: OrderAnswer, body });
  return { order, message };
}
