import type { Readable } from 'node:stream';
import type { OrderExportQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import type { OrderRecord } from '../models/order.model.js';
import { OrderLists } from '../order-lists.service.js';
import { formerSeller } from '../seller.js';
import { ordersCsv } from './orders-csv.js';

/** The documents of orders, made on request. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly lists: OrderLists,
    private readonly config: ShopConfig,
    private readonly settings: CurrentShopSettings,
    private readonly audit: AuditLog,
  ) {}

  /**
   * An order's invoice as a PDF.
   * @param ownerId only this shopper's
   * @throws ShopError order.missing, order.cancelled-no-documents
   */
  async invoice(orderId: string, ownerId?: string): Promise<Buffer> {
    const order = mustStand(await this.lists.one(orderId, ownerId));
    // Loaded with the first paper: what draws PDFs is large, and the shop opens sooner without it.
    const { invoicePdf } = await import('./invoice.js');
    return invoicePdf(order, order.seller ?? formerSeller(this.config.gst));
  }

  /**
   * An order's packing slip as a PDF.
   * @throws ShopError order.missing, order.cancelled-no-documents
   */
  async packingSlip(orderId: string): Promise<Buffer> {
    const order = mustStand(await this.lists.one(orderId));
    const { packingSlipPdf } = await import('./packing-slip.js');
    return packingSlipPdf(order, (await this.settings.get()).name);
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
}

/** A cancelled order has no documents: nothing was sold or sent, and paid money goes back. */
function mustStand(order: OrderRecord): OrderRecord {
  if (order.paymentStatus === 'CANCELLED')
    throw new ShopError('order.cancelled-no-documents', { orderId: order.orderId });
  return order;
}
