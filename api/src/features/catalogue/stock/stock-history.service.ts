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

/** Stands for the command at the keyboard of the shop's machine, where an administrator's id is asked for. */
export const AT_THE_KEYBOARD = '000000000000000000000000';

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
  add(session: ClientSession, adjusted: Adjusted): Promise<void> {
    return this.addAll(session, [adjusted]);
  }

  /** Writes adjustments down, in the transaction that makes them. */
  async addAll(session: ClientSession, adjusted: readonly Adjusted[]): Promise<void> {
    if (adjusted.length === 0) return;
    const at = new Date();
    const records = adjusted.map(({ productId, variantId, by, change, left, reason, text }) => ({
      productId: new Types.ObjectId(productId),
      by: new Types.ObjectId(by),
      at,
      change,
      left,
      reason,
      ...(variantId && { variantId }),
      ...(text && { text }),
    }));
    await this.adjustments.insertMany(records, { session });
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
