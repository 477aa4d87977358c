import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { productTag } from '../structure/answer-tags.js';
import { RevisionBumper } from '../structure/revision-bumper.service.js';
import { inProductOrder, type StockLine } from './stock-line.js';
import type { StockTaking } from './stock-taking.js';

/** Takes pieces out of stock and gives them back, by conditional writes: stock never falls below 0. */
@Injectable()
export class Stock {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly transactions: Transactions,
    private readonly answers: ResponseCache,
    private readonly revisionBumper: RevisionBumper,
  ) {}

  /**
   * Takes pieces out of stock, together with the other writes of their transaction. Cached responses that show these products are
   * dropped with the commit.
   * @param taking what the orders of this transaction take, by what `forSale` answered in it
   * @param session their transaction; it fails with a transient error when another one was quicker, and Transactions.run tries again
   */
  takeStock(taking: StockTaking, session: ClientSession): void {
    const { pieces } = taking;
    this.endAnswersAfter(session, pieces);
    for (const { productId, path, quantity } of pieces) {
      this.transactions.writeLater(session, {
        to: this.products.collection,
        update: { _id: new Types.ObjectId(productId), [path]: { $gte: quantity } },
        change: { $inc: { [path]: -quantity } },
        // A transaction writes to what it has read, or conflicts; should that ever not hold, nothing is written.
        orElse: () => {
          throw new ShopError('server.busy');
        },
      });
    }
  }

  /**
   * Gives the pieces of a cancelled or expired order back; call it once for each order. Pieces of a variant
   * that meanwhile has no stock of its own go to the product's stock, pieces of a deleted product are
   * dropped. Cached responses end as for taking.
   * @param lines the order's lines
   * @param session the transaction that cancels the order
   */
  async giveBackStock(lines: readonly StockLine[], session: ClientSession): Promise<void> {
    this.endAnswersAfter(session, lines);
    for (const { productId, variantId, quantity } of inProductOrder(lines)) {
      const options = { session, timestamps: false };
      if (variantId) {
        const path = `variantStock.${variantId}`;
        const { matchedCount } = await this.products.updateOne(
          { _id: productId, [path]: trusted({ $exists: true }) },
          { $inc: { [path]: quantity } },
          options,
        );
        if (matchedCount > 0) continue;
      }
      await this.products.updateOne({ _id: productId }, { $inc: { stock: quantity } }, options);
    }
  }

  /**
   * Bumps the revision of these products after a change of stock, so that devices fetch it. Call it from the
   * handler of the event that the order's transaction published; it resolves when the next batch is written,
   * and repeats are harmless.
   */
  afterStockChange(productIds: readonly string[]): Promise<void> {
    return this.revisionBumper.bump(productIds);
  }

  private endAnswersAfter(session: ClientSession, lines: readonly { readonly productId: string }[]): void {
    const tags = lines.map(({ productId }) => productTag(productId));
    this.transactions.afterCommit(session, () => this.answers.drop(tags));
  }
}
