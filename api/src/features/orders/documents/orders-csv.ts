import { Readable } from 'node:stream';
import { toRupees } from '@jhola/shared/domain/money/money';
import { stringify } from 'csv-stringify';
import type { OrderRecord } from '../models/order.model.js';
import { itemOf } from './order-words.js';

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
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
  ['Address', ({ deliveryAddress }) => deliveryAddress.address],
  ['State', ({ deliveryAddress }) => deliveryAddress.state],
  ['PIN code', ({ deliveryAddress }) => deliveryAddress.postalCode],
  ['Items', ({ lines }) => lines.map((line) => `${line.quantity} × ${itemOf(line)}`).join('; ')],
  ['Pieces', ({ quantity }) => String(quantity)],
  ['Total (INR)', ({ totalPaise }) => toRupees(totalPaise).toFixed(2)],
];

/**
 * Orders as a CSV file, one per row, written as a stream. It begins with a byte order mark, so that
 * spreadsheets read Hindi; texts that a spreadsheet would take for a formula are given an apostrophe.
 */
export function ordersCsv(orders: AsyncIterable<readonly OrderRecord[]>): Readable {
  const csv = stringify({
    header: true,
    columns: columns.map(([heading]) => heading),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A single line feed is a line break, too.
    quoted_match: /[\r\n]/,
  });
  return Readable.from(rowsOf(orders)).compose(csv) as unknown as Readable;
}

async function* rowsOf(orders: AsyncIterable<readonly OrderRecord[]>): AsyncGenerator<string[]> {
  for await (const some of orders) for (const order of some) yield columns.map(([, of]) => of(order));
}
