import type { Order, OrderedProduct } from '@jhola/shared/contracts/orders.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import type { OrderLine, OrderRecord } from './models/order.model.js';

/** An order as it travels: rupees, ids as text, moments as ISO 8601 (section 3). */
export function toOrder(record: OrderRecord): Order {
  return {
    orderId: record.orderId,
    createdAt: record.createdAt.toISOString(),
    payment_status: record.paymentStatus,
    payment: record.payment,
    totalAmt: toRupees(record.totalPaise),
    userId: { _id: record.userId.toHexString(), ...record.customer },
    delivery_address: record.deliveryAddress,
    product_details: record.lines.map(toOrderedProduct),
    statusHistory: record.statusHistory.map(({ status, updatedAt }) => ({
      status,
      updatedAt: updatedAt.toISOString(),
    })),
    quantity: record.quantity,
  };
}

function toOrderedProduct(line: OrderLine): OrderedProduct {
  return {
    productId: line.productId.toHexString(),
    ...(line.variantId && { variantId: line.variantId }),
    name: line.name,
    ...(line.variantName && { variantName: line.variantName }),
    image: [...line.image],
    unit: line.unit,
    price: toRupees(line.pricePaise),
    discount: line.discount,
    quantity: line.quantity,
    subTotalAmt: toRupees(line.subTotalPaise),
  };
}
