import type { Readable } from 'node:stream';
import type { OrderRecord } from '../models/order.model.js';
import type { Seller } from '../seller.js';
import { putInvoice } from './invoice.js';
import { putPackingSlip } from './packing-slip.js';
import { PdfDocument } from './pdf-document.js';

/** Writes one paper from the top of a page on. */
export type PutPaper = (pdf: PdfDocument) => void;

/** An order's invoice. @param logo the seller's, as a `data:` address */
export const invoiceOf =
  (order: OrderRecord, seller: Seller, logo: string | undefined): PutPaper =>
  (pdf) =>
    putInvoice(pdf, order, seller, logo);

/** An order's packing slip. */
export const packingSlipOf =
  (order: OrderRecord, shopName: string): PutPaper =>
  (pdf) =>
    putPackingSlip(pdf, order, shopName);

/** One paper as a PDF. */
export function pdfOf(title: string, put: PutPaper): Promise<Buffer> {
  const pdf = new PdfDocument(title);
  put(pdf);
  return pdf.bytes();
}

/** Papers as one PDF, each from a page of its own on, written while it is read. */
export function pdfOfAll(title: string, papers: readonly PutPaper[]): Readable {
  const pdf = new PdfDocument(title);
  return pdf.stream(
    papers.map((put, n) => () => {
      if (n > 0) pdf.nextSheet();
      put(pdf);
    }),
  );
}
