import { invoiceNumber } from '@jhola/shared/domain/orders/invoice-number';
import { financialYear } from '@jhola/shared/domain/time/financial-year';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { KeyedMutex } from '../../catalogue/structure/keyed-mutex.service.js';
import type { InvoiceRecord } from '../models/order.model.js';
import { type InvoiceCounterRecord, invoiceCounterModel } from './models/invoice-counter.model.js';

const THE_SERIES = 'invoice-numbers';

/**
 * Numbers invoices in one unbroken series for each financial year (docs/product.md#invoice-numbers). The year's counter is
 * raised in the transaction that writes the numbers into orders: a number of an aborted one is given to the next invoice.
 */
@Injectable()
export class InvoiceNumbers {
  constructor(
    @InjectModel(invoiceCounterModel.name) private readonly counters: Model<InvoiceCounterRecord>,
    private readonly transactions: Transactions,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Runs a transaction that takes numbers once earlier ones of this process have ended: all of them write one counter, and
   * would only repeat each other's conflicts.
   */
  run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.mutex.runExclusive([THE_SERIES], () => this.transactions.run(work));
  }

  /**
   * The next invoices of the series, issued at this moment.
   * @param count at least 1
   * @param session the transaction that writes each of them into an order
   */
  async next(count: number, at: Date, session: ClientSession): Promise<InvoiceRecord[]> {
    const year = financialYear(at);
    const counter = await this.counters
      .findOneAndUpdate(
        { _id: year },
        { $inc: { last: count } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean<InvoiceCounterRecord>();
    const before = (counter?.last ?? Number.NaN) - count;
    return Array.from({ length: count }, (_, n) => ({
      number: invoiceNumber(year, before + n + 1),
      issuedAt: at,
    }));
  }
}
