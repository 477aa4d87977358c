import type { Readable } from 'node:stream';
import type { OrderExportQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { ShopConfig } from '../../../platform/config/shop-config.js';
import type { OrderRecord } from '../models/order.model.js';
import { OrderLists } from '../order-lists.service.js';
import { invoicePdf } from './invoice.js';
import { ordersCsv } from './orders-csv.js';
import { packingSlipPdf } from './packing-slip.js';

/** The documents of orders, made on request. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly lists: OrderLists,
    private readonly config: ShopConfig,
  ) {}

  /**
   * An order's invoice as a PDF.
   * @param ownerId only this shopper's
   * @throws ShopError order.missing, order.cancelled-no-documents
   */
  async invoice(orderId: string, ownerId?: string): Promise<Buffer> {
    return invoicePdf(mustStand(await this.lists.one(orderId, ownerId)), this.config.gst);
  }

  /**
   * An order's packing slip as a PDF.
   * @throws ShopError order.missing, order.cancelled-no-documents
   */
  async packingSlip(orderId: string): Promise<Buffer> {
    return packingSlipPdf(mustStand(await this.lists.one(orderId)));
  }

  /** All wanted orders, newest first, as a CSV file. */
  export(wanted: OrderExportQuery): Readable {
    return ordersCsv(this.lists.all(wanted));
  }
}

/** A cancelled order has no documents: nothing was sold or sent, and paid money goes back. */
function mustStand(order: OrderRecord): OrderRecord {
  if (order.paymentStatus === 'CANCELLED')
    throw new ShopError('order.cancelled-no-documents', { orderId: order.orderId });
  return order;
}
