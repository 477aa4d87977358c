import type {
  DeliveryAddress,
  OrderStage,
  Payment,
  PaymentFlag,
  PaymentState,
} from '@jhola/shared/contracts/orders.contract';
import type { OrderGroup, PaymentStatus } from '@jhola/shared/domain/orders/order-stages';
import { Schema, type Types } from 'mongoose';

/** One ordered product as it was when it was ordered; amounts in paise. */
export interface OrderLine {
  readonly productId: Types.ObjectId;
  /** Undefined: the product itself. */
  readonly variantId?: string;
  readonly name: string;
  readonly variantName?: string;
  readonly image: readonly string[];
  readonly unit: string;
  readonly pricePaise: number;
  readonly discount: number;
  readonly quantity: number;
  readonly subTotalPaise: number;
}

/** A stage an order has reached, and when. */
export interface ReachedStage {
  readonly status: OrderStage;
  readonly updatedAt: Date;
}

/** What the shop knows of a card payment; it stands in the order, so that one write moves both. */
export interface CardPayment {
  /** Whose checkout made the order, while it waits for the money: a repeat finds it. */
  readonly checkoutKey?: string;
  /** The provider's page, once it is open: what the provider calls it, and where it is. */
  readonly sessionId?: string;
  readonly url?: string;
  /** Until when the page takes the money, and the pieces are held. */
  readonly expiresAt: Date;
  /** What the provider calls the payment and the money's way back. */
  readonly paymentId?: string;
  readonly refundId?: string;
  /** When the provider is asked next unless it tells by itself; absent once nothing is open any more. */
  readonly checkAt?: Date;
  /** How often it has been asked since something changed last. */
  readonly looks: number;
}

/** What has become of an order's money. */
export interface PaymentRecord {
  readonly method: Payment['method'];
  readonly state: PaymentState;
  readonly flag?: PaymentFlag;
  /** For orders by card. */
  readonly card?: CardPayment;
}

/**
 * An order (docs/product.md#order-fields). What was ordered, by whom and where to are copies: later edits do not
 * rewrite history.
 */
export interface OrderRecord {
  readonly _id: Types.ObjectId;
  readonly orderId: string;
  readonly userId: Types.ObjectId;
  readonly customer: { readonly name: string; readonly mobile: string };
  readonly createdAt: Date;
  readonly paymentStatus: PaymentStatus;
  /** The tab the order stands in; always `orderGroup(paymentStatus)`, kept so that an index can answer it. */
  readonly group: OrderGroup;
  readonly payment: PaymentRecord;
  readonly totalPaise: number;
  readonly quantity: number;
  readonly deliveryAddress: DeliveryAddress;
  readonly lines: readonly OrderLine[];
  readonly statusHistory: readonly ReachedStage[];
  /** What an administrator's search may begin with; always `orderSearchParts` of the order. */
  readonly searchParts: readonly string[];
  /** Which count of the sales has this order in its totals; none while it is no sale, or not counted yet. */
  readonly countedIn?: number;
}

const text = { type: String, required: true } as const;
const whole = { type: Number, required: true } as const;
const moment = { type: Date, required: true } as const;
const part = { _id: false } as const;

const lineSchema = new Schema<OrderLine>(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    variantId: String,
    name: text,
    variantName: String,
    image: [String],
    unit: { type: String },
    pricePaise: whole,
    discount: whole,
    quantity: whole,
    subTotalPaise: whole,
  },
  part,
);

const cardSchema = new Schema<CardPayment>(
  {
    checkoutKey: String,
    sessionId: String,
    url: String,
    expiresAt: moment,
    paymentId: String,
    refundId: String,
    checkAt: Date,
    looks: whole,
  },
  part,
);

const orderSchema = new Schema<OrderRecord>(
  {
    orderId: text,
    userId: { type: Schema.Types.ObjectId, required: true },
    customer: new Schema({ name: String, mobile: String }, part),
    createdAt: moment,
    paymentStatus: text,
    group: text,
    payment: new Schema({ method: text, state: text, flag: String, card: cardSchema }, part),
    totalPaise: whole,
    quantity: whole,
    deliveryAddress: new Schema(
      {
        name: text,
        building: text,
        street: text,
        city: text,
        district: text,
        state: text,
        country: text,
        postalCode: text,
        mobile: text,
        address: text,
      },
      part,
    ),
    lines: [lineSchema],
    statusHistory: [new Schema({ status: text, updatedAt: moment }, part)],
    searchParts: { type: [String], default: undefined },
    countedIn: Number,
  },
  { collection: 'orders', versionKey: false },
);

orderSchema.index({ orderId: 1 }, { unique: true });
// A shopper's orders, all orders, and the orders of one tab: each newest first.
orderSchema.index({ userId: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });
orderSchema.index({ group: 1, createdAt: -1, _id: -1 });
// What else administrators ask for: a stage, a way of paying, what has become of the money, a number or a name, and
// payments that want a look.
orderSchema.index({ paymentStatus: 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'payment.method': 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'payment.state': 1, createdAt: -1, _id: -1 });
orderSchema.index({ searchParts: 1 });
orderSchema.index(
  { createdAt: -1, _id: -1 },
  { name: 'flagged', partialFilterExpression: { 'payment.flag': { $exists: true } } },
);
// The pieces of a product that are held or sold.
orderSchema.index({ 'lines.productId': 1 });
// One order a checkout and a page; and the payments that the provider is to be asked about, the longest due first.
orderSchema.index({ 'payment.card.checkoutKey': 1 }, { unique: true, sparse: true });
orderSchema.index({ 'payment.card.sessionId': 1 }, { unique: true, sparse: true });
orderSchema.index({ 'payment.card.checkAt': 1 }, { sparse: true });

export const orderModel = { name: 'Order', schema: orderSchema };
