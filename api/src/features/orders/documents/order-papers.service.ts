import type { Readable } from 'node:stream';
import type { OrderExportQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { Injectable } from '@nestjs/common';
import { ShopConfig } from '../../../platform/config/shop-config.js';
import { OrderLists } from '../order-lists.service.js';
import { invoicePdf } from './invoice.js';
import { ordersCsv } from './orders-csv.js';
import { packingSlipPdf } from './packing-slip.js';

/** The papers of orders, made when they are asked for. */
@Injectable()
export class OrderPapers {
  constructor(
    private readonly lists: OrderLists,
    private readonly config: ShopConfig,
  ) {}

  /**
   * An order's invoice as a PDF.
   * @param ownerId only this shopper's
   * @throws ShopError order.missing
   */
  async invoice(orderId: string, ownerId?: string): Promise<Buffer> {
    return invoicePdf(await this.lists.one(orderId, ownerId), this.config.gst);
  }

  /**
   * An order's packing slip as a PDF.
   * @throws ShopError order.missing
   */
  async packingSlip(orderId: string): Promise<Buffer> {
    return packingSlipPdf(await this.lists.one(orderId));
  }

  /** All orders that are meant, newest first, as a CSV file. */
  export(wanted: OrderExportQuery): Readable {
    return ordersCsv(this.lists.all(wanted));
  }
}
