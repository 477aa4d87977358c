import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, trusted } from 'mongoose';
import { PRODUCT, type ProductModel } from '../models/product.model.js';
import { ProductsForSale } from './products-for-sale.js';
import type { ForSale, StockLine, StockTaken } from './stock-line.js';

/** Takes pieces out of stock and puts them back, by conditional writes: stock never falls below 0. */
@Injectable()
export class Stock {
  constructor(
    @InjectModel(PRODUCT) private readonly products: ProductModel,
    private readonly forSale: ProductsForSale,
  ) {}

  /**
   * Takes the pieces of an order. Stops at the first line that cannot be served; the caller must then let its
   * transaction fail, so that what earlier lines took goes back.
   * @param lines what `forSale` answered in this same transaction, with the wished quantities
   * @param session the transaction of the order
   * @returns `{ ok: true }`, or the line that is short and how many pieces are left
   * @throws a transient transaction error when another order was quicker; Transactions.run tries again
   */
  async takeStock(
    lines: readonly (ForSale & { readonly quantity: number })[],
    session: ClientSession,
  ): Promise<StockTaken> {
    // Always in the same order, so that two orders of the same products do not wait for each other in a circle.
    for (const line of inOrder(lines)) {
      const path = line.ownStock && line.variantId ? `variantStock.${line.variantId}` : 'stock';
      const { matchedCount } = await this.products.updateOne(
        { _id: line.productId, [path]: trusted({ $gte: line.quantity }) },
        { $inc: { [path]: -line.quantity } },
        { session, timestamps: false },
      );
      if (matchedCount === 0) return this.refusal(line, session);
    }
    return { ok: true };
  }

  /**
   * Puts the pieces of a cancelled or expired order back; call it once an order. Pieces of a variant that meanwhile
   * has no stock of its own go to the product's stock, pieces of a deleted product nowhere.
   * @param lines the order's lines
   * @param session the transaction that cancels the order
   */
  async giveBackStock(lines: readonly StockLine[], session: ClientSession): Promise<void> {
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
