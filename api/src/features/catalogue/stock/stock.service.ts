import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { productTag } from '../structure/answer-tags.js';
import { RevisionBumper } from '../structure/revision-bumper.service.js';
import { ProductsForSale } from './products-for-sale.service.js';
import type { ForSale, StockLine, StockTaken } from './stock-line.js';

/** Takes pieces out of stock and gives them back, by conditional writes: stock never falls below 0. */
@Injectable()
export class Stock {
  constructor(
    @InjectModel(productModel.name) private readonly products: Model<ProductRecord>,
    private readonly forSale: ProductsForSale,
    private readonly transactions: Transactions,
    private readonly answers: ResponseCache,
    private readonly revisionBumper: RevisionBumper,
  ) {}

  /**
   * Takes the pieces of an order. Stops at the first line that cannot be served; the caller must then fail
   * its transaction, so that earlier lines are rolled back. Cached responses that show these products are
   * dropped with the commit.
   * @param lines what `forSale` answered in this same transaction, with the wanted quantities
   * @param session the transaction of the order
   * @returns `{ ok: true }`, or the line that is short and how many pieces are left
   * @throws a transient transaction error when another order was quicker; Transactions.run tries again
   */
  async takeStock(
    lines: readonly (ForSale & { readonly quantity: number })[],
    session: ClientSession,
  ): Promise<StockTaken> {
    this.endAnswersAfter(session, lines);
    // Always in the same order, so that two orders of the same products cannot deadlock.
    for (const line of inOrder(lines)) {
      const path = line.ownStock && line.variantId ? `variantStock.${line.variantId}` : 'stock';
      // By the driver, as ProductsForSale reads.
      const { matchedCount } = await this.products.collection.updateOne(
        { _id: new Types.ObjectId(line.productId), [path]: { $gte: line.quantity } },
        { $inc: { [path]: -line.quantity } },
        { session },
      );
      if (matchedCount === 0) return this.refusal(line, session);
    }
    return { ok: true };
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
    for (const { productId, variantId, quantity } of inOrder(lines)) {
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

  private endAnswersAfter(session: ClientSession, lines: readonly StockLine[]): void {
    const tags = lines.map(({ productId }) => productTag(productId));
    this.transactions.afterCommit(session, () => this.answers.drop(tags));
  }

  private async refusal(line: ForSale, session: ClientSession): Promise<StockTaken> {
    const { productId, variantId } = line;
    const [now] = await this.forSale.forSale([line], session);
    if (!now?.ok) return now ?? { ok: false, code: 'product.missing', productId, variantId };
    return { ok: false, code: 'stock.short', productId, variantId, name: now.name, left: now.stock };
  }
}

function inOrder<Line extends StockLine>(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => (a.productId < b.productId ? -1 : a.productId > b.productId ? 1 : 0));
}
