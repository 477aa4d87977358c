import type { Readable } from 'node:stream';
import { addressInOneLine } from '@jhola/shared/domain/addresses/address-lines';
import { toRupees } from '@jhola/shared/domain/money/money';
import { INDIA_TIME_ZONE } from '@jhola/shared/domain/time/india-time';
import { csvOf } from '#platform/http/csv.js';
import type { OrderRecord } from '../models/order.model.js';
import { itemOf } from './order-words.js';

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: INDIA_TIME_ZONE,
});

/** The columns of the export, and the value of each. */
const columns: readonly (readonly [heading: string, of: (order: OrderRecord) => string])[] = [
  ['Order', ({ orderId }) => orderId],
  ['Placed (India)', ({ createdAt }) => inIndia.format(createdAt)],
  ['Status', ({ paymentStatus }) => paymentStatus],
  ['Payment', ({ payment }) => payment.method],
  ['Payment state', ({ payment }) => payment.state],
  ['Payment flag', ({ payment }) => payment.flag ?? ''],
  ['Customer', ({ customer }) => customer.name],
  ['Customer phone', ({ customer }) => customer.mobile],
  ['Recipient', ({ deliveryAddress }) => deliveryAddress.name],
  ['Recipient phone', ({ deliveryAddress }) => deliveryAddress.mobile],
  ['Address', ({ deliveryAddress }) => addressInOneLine(deliveryAddress)],
  ['State', ({ deliveryAddress }) => deliveryAddress.state],
  ['PIN code', ({ deliveryAddress }) => deliveryAddress.postalCode],
  ['Items', ({ lines }) => lines.map((line) => `${line.quantity} × ${itemOf(line)}`).join('; ')],
  ['Pieces', ({ quantity }) => String(quantity)],
  ['Delivery (INR)', ({ deliveryPaise = 0 }) => toRupees(deliveryPaise).toFixed(2)],
  ['Total (INR)', ({ totalPaise }) => toRupees(totalPaise).toFixed(2)],
  ['Invoice', ({ invoice }) => invoice?.number ?? ''],
  ['Invoice date (India)', ({ invoice }) => (invoice ? inIndia.format(invoice.issuedAt) : '')],
];

/** Orders as a CSV file, one per row, written as a stream. */
export function ordersCsv(orders: AsyncIterable<readonly OrderRecord[]>): Readable {
  return csvOf(
    columns.map(([heading]) => heading),
    orders,
    (order) => columns.map(([, of]) => of(order)),
  );
}
