import {
  AdminOrderDetailsAnswer,
  adminOrderPaths,
  BulkStatusAnswer,
  type CancelOrderItemsRequest,
  LEFT_OUT_HEADER,
  type OrderAddressRequest,
  OrderNoteAnswer,
  type OrderPaper,
  type TrailEntry,
} from '@jhola/shared/contracts/admin-orders.contract';
import {
  type Order,
  OrderAnswer,
  type OrderStage,
  orderPaths,
} from '@jhola/shared/contracts/orders.contract';
import type { Shipment } from '@jhola/shared/contracts/shipment.contract';
import type { z } from 'zod';
import { callApi, callForFile } from './call-api';
import { refusalTranslations } from './refusal-words';

/** One order with its audit trail and what the card provider calls its payment. */
export type AdminOrderDetails = z.infer<typeof AdminOrderDetailsAnswer>['data'];

/** What became of one order of several: moved, or why not. */
export type Moved = z.infer<typeof BulkStatusAnswer>['data'][number];

/** Everything an administrator may know of one order. */
export async function adminOrderDetails(orderId: string): Promise<AdminOrderDetails> {
  const path = pathOf(adminOrderPaths.details, orderId);
  return (await callApi({ path, answer: AdminOrderDetailsAnswer })).data;
}

/** Moves several orders to a later stage, each by itself. Returns what became of each, in the order that was given. */
export async function moveOrders(orderIds: readonly string[], status: OrderStage): Promise<readonly Moved[]> {
  const body = { orderIds, status };
  const path = adminOrderPaths.bulkStatus;
  return refusalTranslations((await callApi({ method: 'post', path, answer: BulkStatusAnswer, body })).data);
}

/** Adds a note to an order. The key makes a repeated call write it once. */
export async function addOrderNote(
  orderId: string,
  text: string,
  idempotencyKey: string,
): Promise<TrailEntry> {
  const body = { orderId, text };
  const path = adminOrderPaths.note;
  return (await callApi({ method: 'post', path, answer: OrderNoteAnswer, body, idempotencyKey })).data;
}

/** Names the carrier of an order that is shipped already. Returns the order as it now stands. */
export async function setShipment(orderId: string, shipment: Shipment): Promise<Order> {
  const body = { orderId, shipment };
  return (await callApi({ method: 'post', path: adminOrderPaths.shipment, answer: OrderAnswer, body })).data;
}

/** Cancels items of an order: of each named line so many pieces stay. Returns the order as it now stands. */
export async function cancelOrderItems(
  body: CancelOrderItemsRequest,
  idempotencyKey: string,
): Promise<Order> {
  const call = { method: 'post', path: adminOrderPaths.cancelItems, answer: OrderAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).data;
}

/** Sends an order to another address. Returns the order as it now stands. */
export async function changeOrderAddress(body: OrderAddressRequest, idempotencyKey: string): Promise<Order> {
  const call = { method: 'post', path: adminOrderPaths.address, answer: OrderAnswer } as const;
  return (await callApi({ ...call, body, idempotencyKey })).data;
}

/** Marks an order as shipped by a carrier. Returns the order as it now stands. */
export async function shipOrder(orderId: string, shipment: Shipment): Promise<Order> {
  const body = { orderId, status: 'SHIPPED', shipment };
  return (await callApi({ method: 'post', path: orderPaths.adminUpdateStatus, answer: OrderAnswer, body }))
    .data;
}

/** All orders that fit a query of the list, as text/csv. */
export function ordersAsCsv(query: URLSearchParams): Promise<Blob> {
  return callForFile(`${adminOrderPaths.exportCsv}?${query}`);
}

/** Anybody's invoice, as a PDF. */
export function anyInvoice(orderId: string): Promise<Blob> {
  return callForFile(pathOf(adminOrderPaths.invoice, orderId));
}

/** What goes into the parcel, as a PDF. */
export function packingSlip(orderId: string): Promise<Blob> {
  return callForFile(pathOf(adminOrderPaths.packingSlip, orderId));
}

/** One kind of paper of several orders, as one PDF. */
export interface PrintedOrders {
  readonly file: Blob;
  /** The numbers of the orders that have no such paper. */
  readonly leftOut: readonly string[];
}

/** One kind of paper of several orders. */
export async function printOrders(orderIds: readonly string[], paper: OrderPaper): Promise<PrintedOrders> {
  let leftOut: readonly string[] = [];
  const file = await callForFile(adminOrderPaths.print, {
    body: { orderIds, paper },
    onHeaders: (headers) => {
      leftOut = headers.get(LEFT_OUT_HEADER)?.split(',') ?? [];
    },
  });
  return { file, leftOut };
}

const pathOf = (path: string, orderId: string): string =>
  path.replace(':orderId', encodeURIComponent(orderId));
