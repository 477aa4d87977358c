import type { Order, OrderedProduct, Payment } from '@jhola/shared/contracts/orders.contract';
import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import { toRupees } from '@jhola/shared/domain/money/money';
import type { OrderLine, OrderRecord, PaymentRecord } from './models/order.model.js';

/**
 * An order in the contract's form for its shopper: rupees, ids as text, moments as ISO 8601
 * (docs/product.md#order-fields).
 */
export function toOrder(record: OrderRecord): Order {
  return withPayment(record, shopperPayment(record.payment));
}

/** An order in the contract's form for administrators: with the payment's flag, without the payment page's address. */
export function toAdminOrder(record: OrderRecord): Order {
  const { method, state, flag } = record.payment;
  return withPayment(record, { method, state, ...(flag && { flag }) });
}

function shopperPayment({ method, state, card }: PaymentRecord): Payment {
  const url = state === 'PENDING' ? card?.url : undefined;
  return { method, state, ...(card && url && { url, payBefore: card.expiresAt.toISOString() }) };
}

function withPayment(record: OrderRecord, payment: Payment): Order {
  return {
    orderId: record.orderId,
    createdAt: record.createdAt.toISOString(),
    payment_status: record.paymentStatus,
    payment,
    totalAmt: toRupees(record.totalPaise),
    ...(record.deliveryPaise && { deliveryCharge: toRupees(record.deliveryPaise) }),
    ...(record.deliveryPromise && { deliveryPromise: record.deliveryPromise }),
    userId: { _id: record.userId.toHexString(), ...record.customer },
    // anew: orders from before have some names twice
    delivery_address: { ...record.deliveryAddress, address: addressInOneLine(record.deliveryAddress) },
    product_details: record.lines.map(toOrderedProduct),
    statusHistory: record.statusHistory.map(({ status, updatedAt }) => ({
      status,
      updatedAt: updatedAt.toISOString(),
    })),
    quantity: record.quantity,
    ...(record.cancelledLines && { cancelled_products: record.cancelledLines.map(toOrderedProduct) }),
    ...(record.invoice && { invoiceNumber: record.invoice.number }),
    ...(record.shipment && { shipment: record.shipment }),
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
