import type { DeliveryAddress, OrderStage, Payment } from '@jhola/shared/contracts/orders.contract';
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

/** An order (section 3). What was ordered, by whom and where to are copies: later edits do not rewrite history. */
export interface OrderRecord {
  readonly _id: Types.ObjectId;
  readonly orderId: string;
  readonly userId: Types.ObjectId;
  readonly customer: { readonly name: string; readonly mobile: string };
  readonly createdAt: Date;
  readonly paymentStatus: PaymentStatus;
  /** The tab the order stands in; always `orderGroup(paymentStatus)`, kept so that an index can answer it. */
  readonly group: OrderGroup;
  readonly payment: Payment;
  readonly totalPaise: number;
  readonly quantity: number;
  readonly deliveryAddress: DeliveryAddress;
  readonly lines: readonly OrderLine[];
  readonly statusHistory: readonly ReachedStage[];
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

const orderSchema = new Schema<OrderRecord>(
  {
    orderId: text,
    userId: { type: Schema.Types.ObjectId, required: true },
    customer: new Schema({ name: String, mobile: String }, part),
    createdAt: moment,
    paymentStatus: text,
    group: text,
    payment: new Schema({ method: text, state: text }, part),
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
  },
  { collection: 'orders', versionKey: false },
);

orderSchema.index({ orderId: 1 }, { unique: true });
// A shopper's orders, all orders, and the orders of one tab: each newest first.
orderSchema.index({ userId: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });
orderSchema.index({ group: 1, createdAt: -1, _id: -1 });

export const orderModel = { name: 'Order', schema: orderSchema };
