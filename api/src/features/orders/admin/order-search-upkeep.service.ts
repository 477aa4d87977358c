import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { orderSearchParts } from '../order-search.js';

const BATCH_SIZE = 500;

/** Fills the search fields of orders that were written before the search existed. */
@Injectable()
export class OrderSearchUpkeep implements OnApplicationBootstrap {
  constructor(@InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>) {}

  async onApplicationBootstrap(): Promise<void> {
    const unfound = this.orders
      .find({ searchParts: null }, { customer: 1, deliveryAddress: 1 })
      .lean<Pick<OrderRecord, '_id' | 'customer' | 'deliveryAddress'>[]>()
      .cursor({ batchSize: BATCH_SIZE });
    await unfound.eachAsync(
      (orders) =>
        this.orders.bulkWrite(
          orders.map(({ _id, ...copied }) => ({
            updateOne: { filter: { _id }, update: { $set: { searchParts: orderSearchParts(copied) } } },
          })),
        ),
      { batchSize: BATCH_SIZE },
    );
  }
}
