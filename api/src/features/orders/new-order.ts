import type { DeliveryPromise } from '@jhola/shared/contracts/delivery-areas.contract';
import type { DeliveryAddress } from '@jhola/shared/contracts/orders.contract';
import { type Bill, lineTotalPaise } from '@jhola/shared/domain/pricing/bill';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { Types } from 'mongoose';
import type { SellableLine } from './bill-check.js';
import type { OrderLine, OrderRecord, PaymentRecord } from './models/order.model.js';
import { newOrderNumber } from './order-number.js';
import { orderSearchParts } from './order-search.js';
import type { Seller } from './seller.js';

/** The parts of a new order. */
interface Ordered {
  readonly userId: string;
  readonly customer: OrderRecord['customer'];
  readonly deliveryAddress: DeliveryAddress;
  readonly seller: Seller;
  readonly lines: readonly SellableLine[];
  readonly bill: Bill;
  /** Of the area it goes to, if the shop has areas. */
  readonly deliveryPromise: DeliveryPromise | undefined;
  readonly payment: PaymentRecord;
  readonly language: Language;
  readonly now: Date;
}

/** A new order, PLACED, with copies of its parts and a new order number. */
export function newOrder({
  userId,
  lines,
  bill,
  deliveryPromise,
  language,
  now,
  ...copied
}: Ordered): OrderRecord {
  return {
    _id: new Types.ObjectId(),
    orderId: newOrderNumber(),
    userId: new Types.ObjectId(userId),
    ...copied,
    createdAt: now,
    paymentStatus: 'PLACED',
    group: 'newPending',
    totalPaise: bill.totalPaise,
    ...(bill.deliveryPaise > 0 && { deliveryPaise: bill.deliveryPaise }),
    ...(deliveryPromise && { deliveryPromise }),
    quantity: bill.quantity,
    lines: lines.map(orderLine),
    statusHistory: [{ status: 'PLACED', updatedAt: now }],
    searchParts: orderSearchParts(copied),
    ...(language !== 'en' && { language }),
  };
}

function orderLine(line: SellableLine): OrderLine {
  return {
    productId: new Types.ObjectId(line.productId),
    ...(line.variantId && { variantId: line.variantId }),
    name: line.name,
    ...(line.variantName && { variantName: line.variantName }),
    image: line.image,
    unit: line.unit,
    pricePaise: line.pricePaise,
    discount: line.discount,
    quantity: line.quantity,
    subTotalPaise: lineTotalPaise(line),
  };
}
