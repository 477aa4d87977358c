import { addressLines } from '@jhola/shared/domain/addresses/address-lines';
import { promisedBy } from '@jhola/shared/domain/orders/delivery-promise';
import type { OrderRecord } from '../models/order.model.js';
import { itemOf, momentOf, toCollect } from './order-words.js';
import { PdfDocument } from './pdf-document.js';
import { type Column, putTable } from './sheet-table.js';

const { margin, width } = PdfDocument;
const BOX = 12;

const columns: readonly Column[] = [
  { heading: '', width: 28 },
  { heading: 'Pieces', width: 64 },
  { heading: 'Item', width: width - 92 },
];

/**
 * Writes the packing slip of an order from the top of a page on: its number in large digits, when it was placed and is promised, the
 * amount to collect at the door, the delivery address, and a box to tick for each line. It goes into the parcel, which may be a present: it
 * shows no prices except the amount to collect.
 * @param shopName of the shop as it is called now: a slip is no invoice
 */
export function putPackingSlip(pdf: PdfDocument, order: OrderRecord, shopName: string): void {
  const shop = pdf.text(`${shopName}: packing slip`, { x: margin, y: margin, width, soft: true });
  const number = pdf.text(order.orderId, { x: margin, y: shop, width, size: 34, bold: true });
  const pieces = order.quantity === 1 ? '1 piece' : `${order.quantity} pieces`;
  const facts = [
    `${pieces}, placed on ${momentOf(order.createdAt)}`,
    `Promised by ${momentOf(promisedBy(order.createdAt.getTime(), order.deliveryPromise))}`,
  ].join('\n');
  const factsEnd = pdf.text(facts, { x: margin, y: number, width, size: 11 });
  const collected = pdf.framed(toCollect(order), {
    x: margin,
    y: factsEnd + 14,
    width,
    size: 28,
    bold: true,
  });
  const [name = '', ...lines] = addressLines(order.deliveryAddress);
  const label = pdf.text('Deliver to', { x: margin, y: collected + 16, width, soft: true });
  const named = pdf.text(name, { x: margin, y: label, width, size: 16, bold: true });
  const addressed = pdf.text(lines.join('\n'), { x: margin, y: named, width, size: 13 });
  const rows = order.lines.map((line) => ['', `${line.quantity} ×`, itemOf(line)]);
  putTable(pdf, addressed + 18, columns, rows, {
    size: 12,
    mark: (x, y) => pdf.box(x, y + 7, BOX),
  });
}
