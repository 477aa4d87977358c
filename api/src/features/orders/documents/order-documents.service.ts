import type { Readable } from 'node:stream';
import type { OrderExportQuery, PrintOrdersRequest } from '@jhola/shared/contracts/admin-orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { isInvoiceDue, mayBeInvoiced, OrderInvoices } from '../invoices/order-invoices.service.js';
import type { OrderRecord } from '../models/order.model.js';
import { OrderLists } from '../order-lists.service.js';
import { formerSeller, type Seller } from '../seller.js';
import { InvoiceLogos } from './invoice-logos.service.js';
import { ordersCsv } from './orders-csv.js';

/** Papers of several orders. */
interface PrintedOrders {
  readonly file: Readable;
  readonly leftOut: readonly string[];
}

/** The documents of orders, made on request. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly lists: OrderLists,
    private readonly invoices: OrderInvoices,
    private readonly config: ShopConfig,
    private readonly settings: CurrentShopSettings,
    private readonly audit: AuditLog,
    private readonly logos: InvoiceLogos,
  ) {}

  /**
   * An order's invoice as a PDF; issued now, if it is due or an administrator asks for it. Until then a shopper's is a proforma
   * invoice (docs/product.md#invoice-numbers).
   * @param ownerId only this shopper's; undefined: an administrator asks
   * @throws ShopError order.missing, order.cancelled-no-documents
   */
  async invoice(orderId: string, ownerId?: string): Promise<Buffer> {
    const found = await this.lists.one(orderId, ownerId);
    const isToBeIssued = ownerId === undefined ? mayBeInvoiced : isInvoiceDue;
    const [order = found] = await this.invoices.withInvoices([found], isToBeIssued);
    if (isCancelled(order) && !order.invoice) throw noDocuments(orderId);
    // Loaded with the first paper: what draws PDFs is large, and the shop opens sooner without it.
    const { invoiceOf, pdfOf } = await import('./papers.js');
    const seller = this.sellerOf(order);
    const logoOf = await this.logos.of([seller]);
    const title = `Invoice ${order.invoice?.number ?? orderId}`;
    return pdfOf(title, invoiceOf(order, seller, logoOf(seller)));
  }

  /**
   * An order's packing slip as a PDF.
   * @throws ShopError order.missing, order.cancelled-no-documents
   */
  async packingSlip(orderId: string): Promise<Buffer> {
    const order = await this.lists.one(orderId);
    if (isCancelled(order)) throw noDocuments(orderId);
    const { packingSlipOf, pdfOf } = await import('./papers.js');
    return pdfOf(`Packing slip ${orderId}`, packingSlipOf(order, (await this.settings.get()).name));
  }

  /**
   * One kind of paper of several orders as one PDF, in the order of their numbers. Invoices are issued as for one order. The
   * number of queries does not depend on the number of orders.
   * @returns the file, and the numbers of the orders that have no such paper
   * @throws ShopError order.nothing-to-print
   */
  async print(by: AdminActor, { orderIds, paper }: PrintOrdersRequest): Promise<PrintedOrders> {
    const found = await this.lists.several(orderIds);
    const isInvoices = paper === 'invoices';
    const orders = isInvoices
      ? (await this.invoices.withInvoices(found, mayBeInvoiced)).filter(({ invoice }) => invoice)
      : found.filter((order) => !isCancelled(order));
    if (orders.length === 0) throw new ShopError('order.nothing-to-print');
    const printed = new Set(orders.map(({ orderId }) => orderId));
    await this.audit.add(null, by, {
      action: 'files.orders-printed',
      after: { paper, printed: orders.length },
    });
    const { invoiceOf, packingSlipOf, pdfOfAll } = await import('./papers.js');
    const { name } = await this.settings.get();
    const logoOf = await this.logos.of(isInvoices ? orders.map((order) => this.sellerOf(order)) : []);
    const papers = orders.map((order) => {
      const seller = this.sellerOf(order);
      return isInvoices ? invoiceOf(order, seller, logoOf(seller)) : packingSlipOf(order, name);
    });
    return {
      file: pdfOfAll(`${isInvoices ? 'Invoices' : 'Packing slips'} (${orders.length})`, papers),
      leftOut: [...new Set(orderIds)].filter((orderId) => !printed.has(orderId)),
    };
  }

  /** All wanted orders, newest first, as a CSV file. */
  async export(by: AdminActor, wanted: OrderExportQuery): Promise<Readable> {
    // not what was searched for: that may be a customer's name
    const { search, ...filters } = wanted;
    await this.audit.add(null, by, {
      action: 'files.orders-exported',
      after: { ...filters, ...(search && { searched: true }) },
    });
    return ordersCsv(this.lists.all(wanted));
  }

  private sellerOf({ seller }: OrderRecord): Seller {
    return seller ?? formerSeller(this.config.gst);
  }
}

const isCancelled = ({ paymentStatus }: OrderRecord): boolean => paymentStatus === 'CANCELLED';

/** Of a cancelled order nothing is sent; it has an invoice only if that was issued before, which is marked then. */
const noDocuments = (orderId: string) => new ShopError('order.cancelled-no-documents', { orderId });
