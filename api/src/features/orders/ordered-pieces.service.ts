import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type OrderRecord, orderModel } from './models/order.model.js';

/** Pieces of a product, or of one of its variants, that orders have taken out of stock. */
export interface OrderedPieces {
  readonly productId: string;
  /** Undefined: ordered without choosing a variant. */
  readonly variantId?: string;
  /** In card orders that are not paid yet. */
  readonly held: number;
  /** In all other orders that are not cancelled. */
  readonly sold: number;
}

interface Row {
  readonly _id: { readonly productId: Types.ObjectId; readonly variantId?: string };
  readonly held: number;
  readonly sold: number;
}

/** Orders whose pieces may go back into stock by themselves. */
const UNPAID = { 'payment.method': 'CARD', 'payment.state': 'PENDING', group: 'newPending' } as const;

/** Counts what orders have taken out of stock, from the orders themselves. */
@Injectable()
export class OrderedPiecesCount {
  constructor(@InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>) {}

  /** The pieces of these products in orders that are not cancelled. */
  async of(productIds: readonly string[], session?: ClientSession): Promise<OrderedPieces[]> {
    const wanted = productIds.map((id) => new Types.ObjectId(id));
    const isHeld = {
      $and: [
        { $eq: ['$payment.method', UNPAID['payment.method']] },
        { $eq: ['$payment.state', UNPAID['payment.state']] },
      ],
    };
    const counting = this.orders.aggregate<Row>([
      { $match: { 'lines.productId': { $in: wanted }, group: { $in: ['newPending', 'completed'] } } },
      { $unwind: '$lines' },
      { $match: { 'lines.productId': { $in: wanted } } },
      {
        $group: {
          _id: { productId: '$lines.productId', variantId: '$lines.variantId' },
          held: { $sum: { $cond: [isHeld, '$lines.quantity', 0] } },
          sold: { $sum: { $cond: [isHeld, 0, '$lines.quantity'] } },
        },
      },
    ]);
    const rows = await counting.session(session ?? null);
    return rows.map(({ _id: { productId, variantId }, held, sold }) => ({
      productId: productId.toHexString(),
      ...(variantId && { variantId }),
      held,
      sold,
    }));
  }

  /** The products with held pieces. */
  async heldProducts(): Promise<string[]> {
    const ids = await this.orders.distinct('lines.productId', UNPAID);
    return (ids as Types.ObjectId[]).map((id) => id.toHexString());
  }
}
