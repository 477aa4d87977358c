import { firstHourOf, HOURS_A_DAY, indiaDay } from '@jhola/shared/domain/time/india-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { type HourlySalesRecord, hourlySalesModel } from './models/hourly-sales.model.js';
import { type ProductSalesRecord, productSalesModel } from './models/product-sales.model.js';
import { type SalesCountRecord, salesCountModel, THE_COUNT } from './models/sales-count.model.js';
import { firstDay, withoutPast } from './sales-writes.js';

const BATCH_SIZE = 200;

/**
 * The sales: totals that are updated with every order, so that reading them costs the same for any number of
 * orders.
 */
@Injectable()
export class Sales {
  constructor(
    @InjectModel(hourlySalesModel.name) private readonly hours: Model<HourlySalesRecord>,
    @InjectModel(productSalesModel.name) private readonly products: Model<ProductSalesRecord>,
    @InjectModel(salesCountModel.name) private readonly counts: Model<SalesCountRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** The hours of these days (as `indiaDay` counts) with sales, the last day included. */
  byHour(from: number, to: number): Promise<HourlySalesRecord[]> {
    const within = { $gte: firstHourOf(from), $lt: firstHourOf(to) + HOURS_A_DAY };
    return this.hours.find({ _id: trusted(within) }).lean<HourlySalesRecord[]>();
  }

  /**
   * The products with the highest number of ordered pieces in the last thirty days (OVERVIEW_DAYS), the
   * highest first.
   */
  async best(limit: number): Promise<ProductSalesRecord[]> {
    await this.removeExpiredDays(indiaDay(new Date()));
    return this.products
      .find({ pieces: trusted({ $gt: 0 }) })
      .sort({ pieces: -1, _id: 1 })
      .limit(limit)
      .lean<ProductSalesRecord[]>();
  }

  /** Whether every order is counted that existed when the count began. */
  async areComplete(): Promise<boolean> {
    return (await this.counts.findById(THE_COUNT).lean<SalesCountRecord>())?.complete ?? false;
  }

  /** Removes the parts of expired days from the sums; usually there are none. */
  private async removeExpiredDays(today: number): Promise<void> {
    const isPast = { oldest: trusted({ $lt: firstDay(today) }) };
    while (await this.products.exists(isPast)) {
      await this.transactions.run(async (session) => {
        const past = await this.products
          .find(isPast)
          .limit(BATCH_SIZE)
          .session(session)
          .lean<ProductSalesRecord[]>();
        const writes = past.map((record) => {
          const { _id } = record;
          const kept = withoutPast(record, today);
          return kept
            ? { replaceOne: { filter: { _id }, replacement: kept } }
            : { deleteOne: { filter: { _id } } };
        });
        if (writes.length > 0) await this.products.bulkWrite(writes, { session });
      });
    }
  }
}
