import { addressLines } from '@jhola/shared/domain/addresses/address-lines';
import { type Gst, gstWithin } from '@jhola/shared/domain/pricing/gst';
import type { GstAccount } from '#platform/config/shop-config.js';
import type { OrderRecord } from '../models/order.model.js';
import type { Seller } from '../seller.js';
import { dayOf, itemOf, paymentOf, rupees } from './order-words.js';
import { PdfDocument } from './pdf-document.js';
import { type Column, putTable } from './sheet-table.js';

const { margin, width } = PdfDocument;
const HALF = width / 2;
const SELLER_WIDTH = HALF + 60;
const CANCELLED_WIDTH = 130;
const LOGO = 44;

const columns: readonly Column[] = [
  { heading: 'Item', width: width - 290 },
  { heading: 'Price', width: 85, align: 'right' },
  { heading: 'Discount', width: 60, align: 'right' },
  { heading: 'Pieces', width: 50, align: 'right' },
  { heading: 'Amount', width: 95, align: 'right' },
];

/**
 * Writes the invoice of an order from the top of a page on: number and day, seller, buyer, lines and amounts, and the tax where
 * the seller is taxed. The logo stands before the seller's name. Without an invoice yet it is a proforma invoice, which has no number (docs/product.md#invoice-numbers).
 */
export function putInvoice(
  pdf: PdfDocument,
  order: OrderRecord,
  seller: Seller,
  logo: string | undefined,
): void {
  const { gst } = seller;
  const top = Math.max(putSeller(pdf, seller, logo), putTitle(pdf, order, gst));
  const parties = putParties(pdf, order, top + 16);
  const rows = order.lines.map((line) => [
    itemOf(line),
    rupees(line.pricePaise),
    line.discount > 0 ? `${line.discount} %` : '',
    String(line.quantity),
    rupees(line.subTotalPaise),
  ]);
  const table = putTable(pdf, parties + 16, columns, rows, { size: 9.5 });
  putSums(pdf, order, gst, table);
}

/** What the paper is, which number it has, and whether it still counts: a cancelled invoice keeps its number. */
function putTitle(pdf: PdfDocument, { invoice, paymentStatus }: OrderRecord, gst: Seller['gst']): number {
  const right = { x: margin + HALF, width: HALF, align: 'right' } as const;
  const issued = gst ? 'Tax invoice' : 'Invoice';
  const titled = pdf.text(invoice ? issued : 'Proforma invoice', {
    ...right,
    y: margin,
    size: 20,
    bold: true,
  });
  if (!invoice) {
    const says = 'The invoice is issued, with its number, when the order is shipped.';
    const beside = { x: margin + SELLER_WIDTH, width: width - SELLER_WIDTH, align: 'right' } as const;
    return pdf.text(says, { ...beside, y: titled, size: 9, soft: true });
  }
  const numbered = pdf.text(invoice.number, { ...right, y: titled, size: 12, bold: true });
  const dated = pdf.text(`Issued on ${dayOf(invoice.issuedAt)}`, {
    ...right,
    y: numbered,
    size: 9,
    soft: true,
  });
  if (paymentStatus !== 'CANCELLED') return dated;
  const stamp = {
    x: margin + width - CANCELLED_WIDTH,
    width: CANCELLED_WIDTH,
    size: 13,
    bold: true,
  } as const;
  return pdf.framed('CANCELLED', { ...stamp, y: dated + 6, align: 'center' });
}

/** @param logo as a `data:` address */
function putSeller(pdf: PdfDocument, seller: Seller, logo: string | undefined): number {
  const { name, address, supportPhone, supportEmail, gst } = seller;
  const aside = logo ? LOGO + 12 : 0;
  if (logo) pdf.picture(logo, { x: margin, y: margin, side: LOGO });
  const [x, room] = [margin + aside, HALF - aside];
  const named = pdf.text(name, { x, y: margin, width: room, size: 20, bold: true });
  const lines = [address, `${supportPhone}, ${supportEmail}`, ...(gst ? [`GSTIN ${gst.number}`] : [])];
  const width = SELLER_WIDTH - aside;
  const end = pdf.text(lines.join('\n'), { x, y: named, width, size: 9, soft: true });
  return logo ? Math.max(end, margin + LOGO) : end;
}

function putParties(pdf: PdfDocument, order: OrderRecord, y: number): number {
  const facts = [order.orderId, `Placed on ${dayOf(order.createdAt)}`, paymentOf(order)];
  const label = { size: 9, soft: true, width: HALF - 12 };
  const left = pdf.text(deliveredOr(order), { ...label, x: margin, y });
  const right = pdf.text('Order', { ...label, x: margin + HALF, y });
  return Math.max(
    pdf.text(addressLines(order.deliveryAddress).join('\n'), { x: margin, y: left, width: HALF - 12 }),
    pdf.text(facts.join('\n'), { x: margin + HALF, y: right, width: HALF }),
  );
}

/** Before an order has come, its paper does not say that it has. */
const deliveredOr = ({ paymentStatus }: OrderRecord): string =>
  paymentStatus === 'COMPLETED' ? 'Delivered to' : 'Deliver to';

function putSums(pdf: PdfDocument, order: OrderRecord, gst: GstAccount | undefined, below: number): void {
  const taxed = gst && gstWithin(order.totalPaise, gst.percent, gst.number, order.deliveryAddress.state);
  const sums = [...deliveryRow(order), ...(taxed ? taxRows(taxed) : [])];
  const needed = (sums.length + 2) * 18 + 30;
  let y = pdf.fits(below, needed) ? below + 10 : pdf.nextSheet();
  for (const [name, amount] of sums) y = putSum(pdf, name, amount, y, false);
  y = putSum(pdf, 'Total', rupees(order.totalPaise), y, true);
  const says = taxed ? 'All prices include GST.' : 'All prices include all taxes.';
  pdf.text(says, { x: margin, y: y + 8, width, size: 9, soft: true, align: 'right' });
}

/** What of the total is for the delivery; it is taxed as what is delivered. */
const deliveryRow = ({ deliveryPaise }: OrderRecord): [string, string][] =>
  deliveryPaise ? [['Delivery', rupees(deliveryPaise)]] : [];

function taxRows({ taxablePaise, parts }: Gst): [string, string][] {
  return [
    ['Before tax', rupees(taxablePaise)],
    ...parts.map(({ name, percent, paise }): [string, string] => [`${name} ${percent} %`, rupees(paise)]),
  ];
}

function putSum(pdf: PdfDocument, name: string, amount: string, y: number, isTotal: boolean): number {
  const face = { size: isTotal ? 13 : 10, bold: isTotal };
  pdf.text(name, { x: margin + HALF, y, width: HALF - 130, align: 'right', ...face });
  return pdf.text(amount, { x: margin + width - 122, y, width: 122, align: 'right', ...face }) + 2;
}
