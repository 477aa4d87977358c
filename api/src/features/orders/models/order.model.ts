import type { DeliveryPromise } from '@jhola/shared/contracts/delivery-areas.contract';
import type {
  DeliveryAddress,
  OrderStage,
  Payment,
  PaymentFlag,
  PaymentState,
} from '@jhola/shared/contracts/orders.contract';
import type { Shipment } from '@jhola/shared/contracts/shipment.contract';
import type { OrderGroup, PaymentStatus } from '@jhola/shared/domain/orders/order-stages';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Schema, type Types } from 'mongoose';
import type { Seller } from '../seller.js';

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

/** Money of a paid card for items that were cancelled; its number among the order's is its place in their list. */
export interface PartRefund {
  readonly paise: number;
  /** The provider's id, once it knows of the refund. */
  readonly refundId?: string;
  /** Whether the provider has completed it. */
  readonly isDone?: boolean;
}

/** What the shop knows of a card payment; it is part of the order, so that one write changes both. */
export interface CardPayment {
  /** The key of the checkout that made the order, while it waits for the money: a repeat finds the order by it. */
  readonly checkoutKey?: string;
  /** The id of the provider's page, once it is open, and its address. */
  readonly sessionId?: string;
  readonly url?: string;
  /** Until when the page takes money, and the pieces are held. */
  readonly expiresAt: Date;
  /** The provider's ids of the payment and the refund. */
  readonly paymentId?: string;
  readonly refundId?: string;
  /** When the provider is asked next unless it reports first; absent once the payment is resolved. */
  readonly checkAt?: Date;
  /** How often it has been asked since the last change. */
  readonly looks: number;
  /** What is given back for items that were cancelled; missing while none were. */
  readonly parts?: readonly PartRefund[];
}

/** The payment of an order. */
export interface PaymentRecord {
  readonly method: Payment['method'];
  readonly state: PaymentState;
  readonly flag?: PaymentFlag;
  /** For orders by card. */
  readonly card?: CardPayment;
}

/** The invoice of an order: its number in the series of its financial year, and when it was issued. */
export interface InvoiceRecord {
  readonly number: string;
  readonly issuedAt: Date;
}

/**
 * An order (docs/product.md#order-fields). Products, buyer and address are copies: later edits do not change
 * past orders.
 */
export interface OrderRecord {
  readonly _id: Types.ObjectId;
  readonly orderId: string;
  readonly userId: Types.ObjectId;
  readonly customer: { readonly name: string; readonly mobile: string };
  readonly createdAt: Date;
  readonly paymentStatus: PaymentStatus;
  /** The tab that lists the order; always `orderGroup(paymentStatus)`, stored for an index. */
  readonly group: OrderGroup;
  readonly payment: PaymentRecord;
  /** What is to be paid, delivery included. */
  readonly totalPaise: number;
  /** What of the total is for the delivery; missing where it is free, and in orders of earlier versions. */
  readonly deliveryPaise?: number;
  /** How soon it was promised; missing where that was as soon as usual, and in orders of earlier versions. */
  readonly deliveryPromise?: DeliveryPromise;
  readonly quantity: number;
  readonly deliveryAddress: DeliveryAddress;
  /** Missing in orders from before the settings of the shop could be changed, see formerSeller. */
  readonly seller?: Seller;
  readonly lines: readonly OrderLine[];
  /** The pieces that an administrator has cancelled; missing while none were. */
  readonly cancelledLines?: readonly OrderLine[];
  readonly statusHistory: readonly ReachedStage[];
  /** The texts that an administrator's search matches at their beginning; always `orderSearchParts` of the order. */
  readonly searchParts: readonly string[];
  /** The language in which it was ordered; English unless said otherwise. */
  readonly language?: Language;
  /** Missing while no carrier was named. */
  readonly shipment?: Shipment;
  /** Missing until it is issued (docs/product.md#invoice-numbers). Never changed, nor taken away. */
  readonly invoice?: InvoiceRecord;
  /** The number of the sales count that includes this order; none while it is no sale, or not counted yet. */
  readonly countedIn?: number;
  /** Whether what is bought together includes this order; missing while it is no sale, or not counted yet. */
  readonly pairsCounted?: boolean;
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
    parts: {
      type: [new Schema<PartRefund>({ paise: whole, refundId: String, isDone: Boolean }, part)],
      default: undefined,
    },
  },
  part,
);

const sellerSchema = new Schema<Seller>(
  {
    name: text,
    address: text,
    supportPhone: text,
    supportEmail: text,
    logo: { type: String },
    gst: { type: new Schema({ number: text, percent: whole }, part), default: undefined },
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
    deliveryPaise: Number,
    deliveryPromise: { type: new Schema({ unit: text, count: whole }, part), default: undefined },
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
    seller: sellerSchema,
    lines: [lineSchema],
    cancelledLines: { type: [lineSchema], default: undefined },
    statusHistory: [new Schema({ status: text, updatedAt: moment }, part)],
    searchParts: { type: [String], default: undefined },
    language: String,
    shipment: new Schema({ carrier: text, trackingNumber: text, trackingUrl: String }, part),
    invoice: new Schema({ number: text, issuedAt: moment }, part),
    countedIn: Number,
    pairsCounted: Boolean,
  },
  { collection: 'orders', versionKey: false },
);

orderSchema.index({ orderId: 1 }, { unique: true });
orderSchema.index({ 'invoice.number': 1 }, { unique: true, sparse: true });
// A shopper's orders, all orders, and the orders of one tab: each newest first.
orderSchema.index({ userId: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });
orderSchema.index({ group: 1, createdAt: -1, _id: -1 });
// Filters of administrators: a stage, a payment method, a payment state, a number or a name, and flagged
// payments.
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
// One order for each checkout and page; and the payments that the provider is to be asked about, the longest
// due first.
orderSchema.index({ 'payment.card.checkoutKey': 1 }, { unique: true, sparse: true });
orderSchema.index({ 'payment.card.sessionId': 1 }, { unique: true, sparse: true });
orderSchema.index({ 'payment.card.checkAt': 1 }, { sparse: true });

export const orderModel = { name: 'Order', schema: orderSchema };
