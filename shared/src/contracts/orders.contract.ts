import { z } from 'zod';
import { answerOf, Id, Moment, Rupees, RupeesSum } from './answer.contract.js';
import { Quantity } from './cart.contract.js';
import { MAX_CART_LINES } from './cart-limits.js';
import { DeliveryPromise } from './delivery-areas.contract.js';
import { Shipment } from './shipment.contract.js';

/** The paths of docs/product.md#order-calls. */
export const orderPaths = {
  cashOnDelivery: '/api/order/cash-on-delivery',
  checkout: '/api/order/checkout',
  cancel: '/api/order/cancel',
  orderList: '/api/order/order-list',
  adminOrders: '/api/order/admin/orders',
  adminUpdateStatus: '/api/order/admin/update-status',
  updateStatus: '/api/order/update-status',
  /** Additions of ours: what the card provider reports, ways to pay, one order whole, and its documents. */
  webhook: '/api/order/webhook',
  paymentOptions: '/api/order/payment-options',
  details: '/api/order/details/:orderId',
  invoice: '/api/order/invoice/:orderId',
} as const;

/** The stages of docs/product.md#order-stages. */
export const OrderStage = z.enum([
  'PLACED',
  'CONFIRMED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
]);
export type OrderStage = z.infer<typeof OrderStage>;

/** What a shop's number looks like: `ORD-` and letters and digits a person can read out. */
export const OrderId = z.string().regex(/^ORD-[0-9A-Z]{6,20}$/, 'is not an order number');

/** What is sent of a cart item when it is ordered; whatever else the item carries is not read. */
export const OrderItemIn = z.object({
  productId: z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)]),
  variantId: Id.optional(),
  quantity: Quantity,
});

const listItems = z.array(OrderItemIn).min(1).max(MAX_CART_LINES);

/** An address wherever one is sent: its id, or an object with its id. */
const AddressIdIn = z.union([Id, z.object({ _id: Id }).transform(({ _id }) => _id)]);

/** `totalAmt` is what the shopper saw; it must equal what the server computes, otherwise 409 `order.changed`. */
export const CashOnDeliveryRequest = z
  .object({ list_items: listItems, totalAmt: RupeesSum, address: AddressIdIn })
  .meta({ id: 'CashOnDeliveryRequest' });
export type CashOnDeliveryRequest = z.infer<typeof CashOnDeliveryRequest>;

export const CheckoutRequest = z
  .object({ list_items: listItems, addressId: Id, subTotalAmt: RupeesSum, totalAmt: RupeesSum })
  .meta({ id: 'CheckoutRequest' });
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const CancelOrderRequest = z.object({ orderId: OrderId }).meta({ id: 'CancelOrderRequest' });
export type CancelOrderRequest = z.infer<typeof CancelOrderRequest>;

export const UpdateOrderStatusRequest = z
  .object({
    orderId: OrderId,
    status: OrderStage,
    /** Where the order is shipped by this, or was before. */
    shipment: Shipment.optional(),
  })
  .meta({ id: 'UpdateOrderStatusRequest' });
export type UpdateOrderStatusRequest = z.infer<typeof UpdateOrderStatusRequest>;

/** One ordered product as it was when it was ordered. */
export const OrderedProduct = z
  .object({
    productId: Id,
    variantId: Id.optional(),
    name: z.string(),
    variantName: z.string().optional(),
    image: z.array(z.string()),
    unit: z.string(),
    price: Rupees,
    discount: z.number(),
    quantity: Quantity,
    subTotalAmt: RupeesSum,
  })
  .meta({ id: 'OrderedProduct' });
export type OrderedProduct = z.infer<typeof OrderedProduct>;

/** Where an order goes, as it was when it was ordered (docs/product.md#delivery-address-fields). */
export const DeliveryAddress = z
  .object({
    name: z.string(),
    building: z.string(),
    street: z.string(),
    city: z.string(),
    district: z.string(),
    state: z.string(),
    country: z.string(),
    postalCode: z.string(),
    mobile: z.string(),
    /** The whole address in one line. */
    address: z.string(),
  })
  .meta({ id: 'DeliveryAddress' });
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/**
 * What has become of the money. Cash: DUE until the door, then PAID, or VOID when cancelled. Card: PENDING until the
 * provider says PAID; FAILED when its page ran out or was declined for good, VOID when cancelled unpaid; money that comes
 * in for an order that is cancelled is REFUNDING, then REFUNDED. domain/orders/order-machine has the table.
 */
export const PaymentState = z.enum(['DUE', 'PENDING', 'PAID', 'FAILED', 'VOID', 'REFUNDING', 'REFUNDED']);
export type PaymentState = z.infer<typeof PaymentState>;

/** Why a payment was not taken for good although the provider reports one; an admin looks into it. */
export const PaymentFlag = z.enum(['amount', 'currency', 'session']);
export type PaymentFlag = z.infer<typeof PaymentFlag>;

/** Whether money was received is kept apart from the stage (docs/product.md#payment-states). */
export const Payment = z
  .object({
    method: z.enum(['COD', 'CARD']),
    state: PaymentState,
    /** While PENDING, for the shopper whose order it is: the provider's page, and until when it takes the money. */
    url: z.url().optional(),
    payBefore: Moment.optional(),
    /** For admins. */
    flag: PaymentFlag.optional(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof Payment>;

/** An order (docs/product.md#order-fields). */
export const Order = z
  .object({
    orderId: OrderId,
    createdAt: Moment,
    payment_status: z.enum(['PLACED', 'CONFIRMED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED']),
    payment: Payment,
    totalAmt: RupeesSum,
    /** What of the total is for the delivery; missing where it is free, and for orders of earlier versions. */
    deliveryCharge: Rupees.optional(),
    /** How soon it was promised; missing where that is as soon as usual. */
    deliveryPromise: DeliveryPromise.optional(),
    userId: z.object({ _id: Id, name: z.string(), mobile: z.string() }),
    delivery_address: DeliveryAddress,
    product_details: z.array(OrderedProduct),
    statusHistory: z.array(z.object({ status: OrderStage, updatedAt: Moment })),
    quantity: z.number().int(),
    /** Missing for orders without a carrier, and for all from before there were any. */
    shipment: Shipment.optional(),
    /** The pieces that the shop has cancelled, which are in `product_details` no more; missing while there are none. */
    cancelled_products: z.array(OrderedProduct).optional(),
    /** Missing until the invoice is issued (docs/product.md#invoice-numbers). */
    invoiceNumber: z.string().optional(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

export const OrderAnswer = answerOf(Order).meta({ id: 'OrderAnswer' });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** The orders of one shopper, newest first. */
export const OrderListAnswer = answerOf(z.array(Order)).meta({ id: 'OrderListAnswer' });
export type OrderListAnswer = z.infer<typeof OrderListAnswer>;

/** The card provider's session: `id` is the session's, `url` is where to send the shopper. */
export const CheckoutAnswer = z
  .object({
    success: z.literal(true),
    error: z.literal(false),
    message: z.string(),
    id: z.string(),
    url: z.url(),
    orderId: OrderId,
  })
  .meta({ id: 'CheckoutAnswer' });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

/**
 * Where the provider's page sends the shopper, with the order's number as `?orderId=`
 * (docs/product.md#success-and-cancel).
 */
export const cardReturn = { paid: '/success', left: '/cancel', parameter: 'orderId' } as const;

/** Whether the shop takes cards: not at all, in play money (the simulator, TEST on screen), or in earnest. */
export const PaymentOptions = z.object({ card: z.enum(['off', 'test', 'live']) });
export type PaymentOptions = z.infer<typeof PaymentOptions>;
export const PaymentOptionsAnswer = answerOf(PaymentOptions).meta({ id: 'PaymentOptionsAnswer' });
