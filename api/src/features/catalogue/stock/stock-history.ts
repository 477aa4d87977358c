import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Types } from 'mongoose';
import {
  STOCK_ADJUSTMENT,
  type StockAdjustmentModel,
  type StockAdjustmentRecord,
} from '../models/stock-adjustment.model.js';
import type { Choice } from './stock-line.js';

/** How many of the newest adjustments a history shows. */
const SHOWN = 100;

/** An adjustment to be written down. */
export interface Adjusted extends Choice, Pick<StockAdjustmentRecord, 'change' | 'left' | 'reason'> {
  /** The id of the administrator. */
  readonly by: string;
  readonly text?: string | undefined;
}

/** Remembers what administrators, not orders, did to stock: initial + adjusted = left + held + sold. */
@Injectable()
export class StockHistory {
  constructor(@InjectModel(STOCK_ADJUSTMENT) private readonly adjustments: StockAdjustmentModel) {}

  /** Writes an adjustment down, in the transaction that makes it. */
  async add(session: ClientSession, adjusted: Adjusted): Promise<void> {
    const { productId, variantId, by, change, left, reason, text } = adjusted;
    const record = {
      productId: new Types.ObjectId(productId),
      by: new Types.ObjectId(by),
      at: new Date(),
      change,
      left,
      reason,
      ...(variantId && { variantId }),
      ...(text && { text }),
    };
    await this.adjustments.create([record], { session });
  }

  /** The newest 100 adjustments of a product and its variants. */
  of(productId: string): Promise<StockAdjustmentRecord[]> {
    return this.adjustments
      .find({ productId })
      .sort({ at: -1, _id: -1 })
      .limit(SHOWN)
      .lean<StockAdjustmentRecord[]>();
  }
}
