import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { type StockAdjustmentRecord, stockAdjustmentModel } from '../models/stock-adjustment.model.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import type { Choice } from './stock-line.js';

/** How many of the newest adjustments the history shows. */
const SHOWN = 100;

/** The administrator id that stands for the shop's own command line. */
export const AT_THE_KEYBOARD = '000000000000000000000000';

/** An adjustment to be recorded. */
export interface Adjusted extends Choice, Pick<StockAdjustmentRecord, 'change' | 'left' | 'reason'> {
  /** The id of the administrator. */
  readonly by: string;
  readonly text?: string | undefined;
}

/** Records the stock adjustments of administrators, not of orders: initial + adjusted = left + held + sold. */
@Injectable()
export class StockHistory {
  constructor(
    @InjectModel(stockAdjustmentModel.name) private readonly adjustments: Model<StockAdjustmentRecord>,
    private readonly revision: CatalogueRevision,
  ) {}

  /** Records an adjustment, in the transaction that makes it. */
  add(session: ClientSession, adjusted: Adjusted): Promise<void> {
    return this.addAll(session, [adjusted]);
  }

  /** Records adjustments, in the transaction that makes them. */
  async addAll(session: ClientSession, adjusted: readonly Adjusted[]): Promise<void> {
    if (adjusted.length === 0) return;
    const at = new Date();
    // What adjusts stock has taken it in the same transaction.
    const revision = await this.revision.current(session);
    const records = adjusted.map(({ productId, variantId, by, change, left, reason, text }) => ({
      productId: new Types.ObjectId(productId),
      by: new Types.ObjectId(by),
      at,
      change,
      left,
      reason,
      revision,
      ...(variantId && { variantId }),
      ...(text && { text }),
    }));
    await this.adjustments.insertMany(records, { session });
  }

  /** By how many pieces the own stock of each product was adjusted since a moment of its own, by the products' ids. */
  async adjustedSince(
    moments: readonly { readonly targetId: Types.ObjectId; readonly at: Date }[],
    session: ClientSession,
  ): Promise<ReadonlyMap<string, number>> {
    const sinceOf = new Map(moments.map(({ targetId, at }) => [targetId.toHexString(), at]));
    const earliest = moments.reduce((first, { at }) => (at < first ? at : first), new Date());
    const found = await this.adjustments
      .find({
        productId: trusted({ $in: moments.map(({ targetId }) => targetId) }),
        at: trusted({ $gt: earliest }),
      })
      .session(session)
      .lean<StockAdjustmentRecord[]>();
    const sums = new Map<string, number>();
    for (const { productId, variantId, at, change } of found) {
      const id = productId.toHexString();
      const since = sinceOf.get(id);
      if (variantId === undefined && since && at > since) sums.set(id, (sums.get(id) ?? 0) + change);
    }
    return sums;
  }

  /** The adjustments of a product and its variants after a revision of the catalogue, the newest first. */
  since(
    productId: Types.ObjectId,
    revision: number,
    session: ClientSession,
  ): Promise<StockAdjustmentRecord[]> {
    return this.adjustments
      .find({ productId, revision: trusted({ $gt: revision }) })
      .sort({ at: -1, _id: -1 })
      .session(session)
      .lean<StockAdjustmentRecord[]>();
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
