import { z } from 'zod';
import { CreateAddressRequest } from './addresses.contract.js';
import { answerOf, Id, Moment, Refusal, RupeesSum } from './answer.contract.js';
import { MAX_CART_LINES, MAX_QUANTITY_PER_ITEM } from './cart-limits.js';
import { Order, OrderId, OrderStage } from './orders.contract.js';
import { Shipment } from './shipment.contract.js';

/** What admins ask of orders besides the calls in `orderPaths` of orders.contract. */
export const adminOrderPaths = {
  details: '/api/order/admin/details/:orderId',
  bulkStatus: '/api/order/admin/bulk-status',
  note: '/api/order/admin/note',
  shipment: '/api/order/admin/shipment',
  address: '/api/order/admin/address',
  cancelItems: '/api/order/admin/cancel-items',
  exportCsv: '/api/order/admin/export',
  invoice: '/api/order/admin/invoice/:orderId',
  packingSlip: '/api/order/admin/packing-slip/:orderId',
  print: '/api/order/admin/print',
} as const;

/** Which orders are meant; each narrows. */
const wantedOrders = {
  /** The tab (docs/product.md#order-groups). */
  group: z.enum(['newPending', 'completed', 'cancelled']).optional(),
  /** The furthest stage. */
  stage: OrderStage.optional(),
  method: z.enum(['COD', 'CARD']).optional(),
  /** Orders whose payment wants a look: flagged, or a refund that has not come through. */
  attention: z.stringbool().optional(),
  /** An order number, a customer's name, or a phone number: from the beginning of a word or number on. */
  search: z.string().trim().max(100).optional(),
  /** Placed from this day on, and up to this day (India's days, `2026-11-22`). */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
} as const;

/** How far orders are counted: more than that are answered as so many. */
export const MAX_ORDERS_COUNTED = 10_000;

/**
 * Pages are an addition: without a query the newest 100 of all orders are answered, with `nextCursor` to go on. `sort` puts the
 * oldest first; `count` asks for `totalCount`.
 */
export const AdminOrdersQuery = z
  .strictObject({
    ...wantedOrders,
    sort: z.enum(['newest', 'oldest']).optional(),
    count: z.stringbool().optional(),
    cursor: OrderId.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  })
  .meta({ id: 'AdminOrdersQuery' });
export type AdminOrdersQuery = z.infer<typeof AdminOrdersQuery>;

/** The export takes the same filters as the list, and answers all of them as text/csv. */
export const OrderExportQuery = z.strictObject(wantedOrders).meta({ id: 'OrderExportQuery' });
export type OrderExportQuery = z.infer<typeof OrderExportQuery>;

export const AdminOrdersAnswer = answerOf(z.array(Order))
  .extend({
    nextCursor: OrderId.nullable(),
    /** How many orders there are on all pages, up to 10,000; where it was asked for. */
    totalCount: z.number().int().min(0).optional(),
  })
  .meta({ id: 'AdminOrdersAnswer' });
export type AdminOrdersAnswer = z.infer<typeof AdminOrdersAnswer>;

/** Who did something to an order: a person, the shop by itself (a hold that ran out), or the card provider. */
export const TrailActor = z.object({
  kind: z.enum(['customer', 'admin', 'shop', 'provider']),
  userId: Id.optional(),
  name: z.string().optional(),
});
export type TrailActor = z.infer<typeof TrailActor>;

/** One line of an order's audit trail. Never changed, never removed. */
export const TrailEntry = z
  .object({
    at: Moment,
    by: TrailActor,
    what: z.enum(['placed', 'stage', 'payment', 'refund', 'flag', 'note', 'shipment', 'items', 'address']),
    /** The stage or payment state that was reached, or the flag. */
    to: z.string().optional(),
    /** A note's text, which items were cancelled, the address that was replaced, or why. */
    text: z.string().optional(),
  })
  .meta({ id: 'TrailEntry' });
export type TrailEntry = z.infer<typeof TrailEntry>;

/** One order with everything an admin may know of it; the trail from the first entry to the last. */
export const AdminOrderDetailsAnswer = answerOf(
  z.object({
    order: Order,
    trail: z.array(TrailEntry),
    /** What the card provider calls the payment and the refund. */
    provider: z
      .object({
        sessionId: z.string(),
        paymentId: z.string().optional(),
        refundId: z.string().optional(),
        /** What is given back for cancelled items, and whether the provider has completed it. */
        parts: z.array(z.object({ rupees: RupeesSum, isDone: z.boolean() })).optional(),
      })
      .optional(),
  }),
).meta({ id: 'AdminOrderDetailsAnswer' });
export type AdminOrderDetailsAnswer = z.infer<typeof AdminOrderDetailsAnswer>;

export const BulkStatusRequest = z
  .object({ orderIds: z.array(OrderId).min(1).max(100), status: OrderStage })
  .meta({ id: 'BulkStatusRequest' });
export type BulkStatusRequest = z.infer<typeof BulkStatusRequest>;

/** What became of each order, in the order of the request: moved, or why not. */
export const BulkStatusAnswer = answerOf(
  z.array(
    z.object({
      orderId: OrderId,
      order: Order.optional(),
      refusal: Refusal.optional(),
    }),
  ),
).meta({ id: 'BulkStatusAnswer' });
export type BulkStatusAnswer = z.infer<typeof BulkStatusAnswer>;

/** The papers of orders. */
export const OrderPaper = z.enum(['invoices', 'packing-slips']);
export type OrderPaper = z.infer<typeof OrderPaper>;

const MAX_PRINTED = 200;

/** Answered as one application/pdf, in the order of the request. */
export const PrintOrdersRequest = z
  .object({
    orderIds: z.array(OrderId).min(1).max(MAX_PRINTED, `At most ${MAX_PRINTED} orders are printed at once`),
    paper: OrderPaper,
  })
  .meta({ id: 'PrintOrdersRequest' });
export type PrintOrdersRequest = z.infer<typeof PrintOrdersRequest>;

/** The header that names the orders of a request that have no such paper, with commas between them. */
export const LEFT_OUT_HEADER = 'x-left-out';

/** Carrier and tracking number of an order that is shipped already; the last ones count. */
export const OrderShipmentRequest = z
  .object({ orderId: OrderId, shipment: Shipment })
  .meta({ id: 'OrderShipmentRequest' });
export type OrderShipmentRequest = z.infer<typeof OrderShipmentRequest>;

/** Where an order is to go instead; the nine fields of an address. */
export const OrderAddressRequest = z
  .object({ orderId: OrderId, address: CreateAddressRequest })
  .meta({ id: 'OrderAddressRequest' });
export type OrderAddressRequest = z.infer<typeof OrderAddressRequest>;

/** How many pieces of some lines are to stay in an order; 0 takes a line away. */
export const CancelOrderItemsRequest = z
  .object({
    orderId: OrderId,
    items: z
      .array(
        z.strictObject({
          productId: Id,
          variantId: Id.optional(),
          quantity: z.number().int().min(0).max(MAX_QUANTITY_PER_ITEM),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES),
  })
  .meta({ id: 'CancelOrderItemsRequest' });
export type CancelOrderItemsRequest = z.infer<typeof CancelOrderItemsRequest>;

export const OrderNoteRequest = z
  .object({ orderId: OrderId, text: z.string().trim().min(1).max(1000) })
  .meta({ id: 'OrderNoteRequest' });
export type OrderNoteRequest = z.infer<typeof OrderNoteRequest>;
export const OrderNoteAnswer = answerOf(TrailEntry).meta({ id: 'OrderNoteAnswer' });
export type OrderNoteAnswer = z.infer<typeof OrderNoteAnswer>;
