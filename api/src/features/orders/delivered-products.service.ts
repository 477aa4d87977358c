import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { type OrderRecord, orderModel } from './models/order.model.js';

interface Received {
  readonly userId: Types.ObjectId;
  readonly productId: Types.ObjectId;
}

const DELIVERED = { 'statusHistory.status': 'DELIVERED' } as const;

/** Who has received which products, by the orders that were delivered. */
@Injectable()
export class DeliveredProducts {
  constructor(@InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>) {}

  /** Whether a shopper has received a product. */
  async has(userId: string, productId: string, session?: ClientSession): Promise<boolean> {
    const order = this.orders.exists({
      userId,
      'lines.productId': new Types.ObjectId(productId),
      ...DELIVERED,
    });
    return (await (session ? order.session(session) : order)) !== null;
  }

  /** Of several shoppers and products together: which of these pairs were received. */
  async among(pairs: readonly Received[]): Promise<(pair: Received) => boolean> {
    const userIds = pairs.map(({ userId }) => userId);
    const orders = await this.orders
      .find({ userId: trusted({ $in: userIds }), ...DELIVERED }, { userId: 1, 'lines.productId': 1 })
      .lean<Pick<OrderRecord, 'userId' | 'lines'>[]>();
    const keyOf = (userId: Types.ObjectId, productId: Types.ObjectId) => `${userId}/${productId}`;
    const known = new Set(
      orders.flatMap(({ userId, lines }) => lines.map(({ productId }) => keyOf(userId, productId))),
    );
    return ({ userId, productId }) => known.has(keyOf(userId, productId));
  }
}
