import { furthestStage } from '@jhola/shared/domain/orders/order-stages';
import { isShipped } from '@jhola/shared/domain/orders/shipments';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { InvoiceNumbers } from './invoice-numbers.service.js';

/** Whether the law asks for an order's invoice by now: it has left the shop. */
export const isInvoiceDue = ({ paymentStatus, statusHistory }: OrderRecord): boolean =>
  paymentStatus !== 'CANCELLED' && isShipped(furthestStage(statusHistory));

/** Whether an administrator may issue an order's invoice, to lay it into the parcel: nothing is owed to a card's page. */
export const mayBeInvoiced = ({ paymentStatus, payment }: OrderRecord): boolean =>
  paymentStatus !== 'CANCELLED' && payment.state !== 'PENDING';

/** Issues the invoices of orders that are printed before they are shipped, or were shipped before there were numbers. */
@Injectable()
export class OrderInvoices {
  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly numbers: InvoiceNumbers,
  ) {}

  /**
   * These orders with their invoices, issued now where they have none and are to have one. The number of queries does not
   * depend on the number of orders.
   * @param isToBeIssued whether an order without an invoice gets one
   * @returns the same orders in the same order, those that have changed as they stand now
   */
  async withInvoices(
    orders: readonly OrderRecord[],
    isToBeIssued: (order: OrderRecord) => boolean,
  ): Promise<OrderRecord[]> {
    const isMissing = (order: OrderRecord) => !order.invoice && isToBeIssued(order);
    const ids = orders.filter(isMissing).map(({ _id }) => _id);
    if (ids.length === 0) return [...orders];
    const issued = await this.numbers.run(async (session) => {
      const stored = await this.orders
        .find({ _id: trusted({ $in: ids }) })
        .session(session)
        .lean<OrderRecord[]>();
      const now = new Map(stored.map((order) => [String(order._id), order]));
      const missing = ids.flatMap((id) => now.get(String(id)) ?? []).filter(isMissing);
      for (const order of await this.issue(missing, session)) now.set(String(order._id), order);
      return now;
    });
    return orders.map((order) => issued.get(String(order._id)) ?? order);
  }

  /** Writes the next numbers into these orders, in their order. */
  private async issue(orders: readonly OrderRecord[], session: ClientSession): Promise<OrderRecord[]> {
    if (orders.length === 0) return [];
    const invoices = await this.numbers.next(orders.length, new Date(), session);
    const invoiced = orders.map((order, n) => ({ ...order, invoice: invoices[n] }));
    const { matchedCount } = await this.orders.bulkWrite(
      invoiced.map(({ _id, invoice }) => ({
        updateOne: { filter: { _id, invoice: null }, update: { $set: { invoice } } },
      })),
      { session },
    );
    // This transaction read them without one: another one's write would have ended it. Never leave a gap.
    if (matchedCount !== orders.length) throw new ShopError('server.busy');
    return invoiced;
  }
}
