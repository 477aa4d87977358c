import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { productTag } from '../structure/answer-tags.js';
import { RevisionBumper } from '../structure/revision-bumper.service.js';
import { ProductsForSale } from './products-for-sale.service.js';
import type { ForSale, StockLine, StockShort } from './stock-line.js';

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
   * Takes the pieces of an order, together with the other writes of its transaction. Cached responses that show these
   * products are dropped with the commit.
   * @param lines what `forSale` answered in this same transaction, with the wanted quantities
   * @param session the transaction of the order; it fails with a transient error when another order was quicker, and
   *   Transactions.run tries again
   * @param refuse is called with a line that is short and how many pieces are left; it throws, so that nothing is written
   */
  takeStock(
    lines: readonly (ForSale & { readonly quantity: number })[],
    session: ClientSession,
    refuse: (short: StockShort) => never,
  ): void {
    this.endAnswersAfter(session, lines);
    // Always in the same order, so that two orders of the same products cannot deadlock.
    for (const line of inOrder(lines)) {
      const { productId, variantId, name, stock: left, quantity } = line;
      if (left < quantity) refuse({ code: 'stock.short', productId, variantId, name, left });
      const path = line.ownStock && variantId ? `variantStock.${variantId}` : 'stock';
      this.transactions.writeLater(session, {
        to: this.products.collection,
        update: { _id: new Types.ObjectId(productId), [path]: { $gte: quantity } },
        change: { $inc: { [path]: -quantity } },
        // Two lines may share their pieces.
        orElse: async () => refuse(await this.shortOf(line, session)),
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

  private async shortOf(line: ForSale, session: ClientSession): Promise<StockShort> {
    const { productId, variantId } = line;
    const [now] = await this.forSale.forSale([line], session);
    if (!now?.ok) return { code: now?.code ?? 'product.missing', productId, variantId };
    return { code: 'stock.short', productId, variantId, name: now.name, left: now.stock };
  }
}

function inOrder<Line extends StockLine>(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => (a.productId < b.productId ? -1 : a.productId > b.productId ? 1 : 0));
}
