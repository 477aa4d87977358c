import { toRupees } from '@jhola/shared/domain/money/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { type OrderRecord, orderModel } from './models/order.model.js';

/** The totals of a user's orders. */
export interface OrderTotal {
  /** All of them, cancelled ones included. */
  readonly orderCount: number;
  /** The sum of those that were not cancelled, in rupees. */
  readonly spent: number;
}

const NONE: OrderTotal = { orderCount: 0, spent: 0 };

/** Adds up the orders of users, for the administrator's list. */
@Injectable()
export class OrderTotals {
  constructor(@InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>) {}

  /** The totals of these users, by one query; users without orders have totals of 0. */
  async of(userIds: readonly string[]): Promise<(userId: string) => OrderTotal> {
    const rows = await this.orders.aggregate<{ _id: Types.ObjectId; orderCount: number; paise: number }>([
      { $match: { userId: { $in: userIds.map((id) => new Types.ObjectId(id)) } } },
      {
        $group: {
          _id: '$userId',
          orderCount: { $sum: 1 },
          paise: { $sum: { $cond: [{ $eq: ['$paymentStatus', 'CANCELLED'] }, 0, '$totalPaise'] } },
        },
      },
    ]);
    const totals = new Map(
      rows.map(({ _id, orderCount, paise }) => [_id.toHexString(), { orderCount, spent: toRupees(paise) }]),
    );
    return (userId) => totals.get(userId) ?? NONE;
  }
}
