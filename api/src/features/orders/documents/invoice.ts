import { type Gst, gstWithin } from '@jhola/shared/domain/pricing/gst';
import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import type { GstAccount } from '../../../platform/config/shop-config.js';
import type { OrderRecord } from '../models/order.model.js';
import { addressLines, dayOf, itemOf, paymentOf, rupees } from './order-words.js';
import { Paper } from './pdf-document.js';
import { type Column, putTable } from './sheet-table.js';

const { margin, width } = Paper;
const HALF = width / 2;

const columns: readonly Column[] = [
  { heading: 'Item', width: width - 290 },
  { heading: 'Price', width: 85, align: 'right' },
  { heading: 'Discount', width: 60, align: 'right' },
  { heading: 'Pieces', width: 50, align: 'right' },
  { heading: 'Amount', width: 95, align: 'right' },
];

/**
 * The invoice of an order as a PDF: who sold what to whom for how much, and the tax in it where the shop is taxed.
 * @param gst the shop's tax; undefined shows none
 */
export function invoicePdf(order: OrderRecord, gst: GstAccount | undefined): Promise<Buffer> {
  const kind = gst ? 'Tax invoice' : 'Invoice';
  const paper = new Paper(`${kind} ${order.orderId}`);
  const seller = putSeller(paper, kind, gst);
  const parties = putParties(paper, order, seller + 16);
  const rows = order.lines.map((line) => [
    itemOf(line),
    rupees(line.pricePaise),
    line.discount > 0 ? `${line.discount} %` : '',
    String(line.quantity),
    rupees(line.subTotalPaise),
  ]);
  const table = putTable(paper, parties + 16, columns, rows, { size: 9.5 });
  putSums(paper, order, gst, table);
  return paper.bytes();
}

function putSeller(paper: Paper, kind: string, gst: GstAccount | undefined): number {
  const { name, address, supportPhone, supportEmail } = shopIdentity;
  paper.text(kind, { x: margin + HALF, y: margin, width: HALF, size: 20, bold: true, align: 'right' });
  const named = paper.text(name, { x: margin, y: margin, width: HALF, size: 20, bold: true });
  const lines = [address, `${supportPhone}, ${supportEmail}`, ...(gst ? [`GSTIN ${gst.number}`] : [])];
  return paper.text(lines.join('\n'), { x: margin, y: named, width: HALF + 60, size: 9, soft: true });
}

function putParties(paper: Paper, order: OrderRecord, y: number): number {
  const facts = [order.orderId, `Placed on ${dayOf(order.createdAt)}`, paymentOf(order)];
  const label = { size: 9, soft: true, width: HALF - 12 };
  const left = paper.text('Delivered to', { ...label, x: margin, y });
  const right = paper.text('Order', { ...label, x: margin + HALF, y });
  return Math.max(
    paper.text(addressLines(order.deliveryAddress).join('\n'), { x: margin, y: left, width: HALF - 12 }),
    paper.text(facts.join('\n'), { x: margin + HALF, y: right, width: HALF }),
  );
}

function putSums(paper: Paper, order: OrderRecord, gst: GstAccount | undefined, below: number): void {
  const taxed = gst && gstWithin(order.totalPaise, gst.percent, gst.number, order.deliveryAddress.state);
  const sums = taxed ? taxRows(taxed) : [];
  const needed = (sums.length + 2) * 18 + 30;
  let y = paper.fits(below, needed) ? below + 10 : paper.nextSheet();
  for (const [name, amount] of sums) y = putSum(paper, name, amount, y, false);
  y = putSum(paper, 'Total', rupees(order.totalPaise), y, true);
  const says = taxed ? 'All prices include GST.' : 'All prices include all taxes.';
  paper.text(says, { x: margin, y: y + 8, width, size: 9, soft: true, align: 'right' });
}

function taxRows({ taxablePaise, parts }: Gst): [string, string][] {
  return [
    ['Before tax', rupees(taxablePaise)],
    ...parts.map(({ name, percent, paise }): [string, string] => [`${name} ${percent} %`, rupees(paise)]),
  ];
}

function putSum(paper: Paper, name: string, amount: string, y: number, isTotal: boolean): number {
  const face = { size: isTotal ? 13 : 10, bold: isTotal };
  paper.text(name, { x: margin + HALF, y, width: HALF - 130, align: 'right', ...face });
  return paper.text(amount, { x: margin + width - 122, y, width: 122, align: 'right', ...face }) + 2;
}
