import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import { Stock } from '../catalogue/stock/stock.service.js';
import { KeyedMutex } from '../catalogue/structure/keyed-mutex.service.js';
import { type SellableLine, sellableLines } from './bill-check.js';
import type { WantedLine } from './merge-lines.js';
import type { OrderLine } from './models/order.model.js';

/** The stock of an order: its prices, taking it and giving it back. */
@Injectable()
export class OrderStock {
  constructor(
    private readonly products: ProductsForSale,
    private readonly stock: Stock,
    private readonly mutex: KeyedMutex,
  ) {}

  /** Runs a transaction that takes these products once earlier ones with the same products have ended. */
  runExclusive<T>(wanted: readonly WantedLine[], work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive([...new Set(wanted.map(({ productId }) => productId))], work);
  }

  /**
   * The wanted lines at the prices this transaction sees.
   * @throws ShopError product.missing, variant.missing, variant.required, cart.most-of-one
   */
  async priced(wanted: readonly WantedLine[], session: ClientSession): Promise<SellableLine[]> {
    return sellableLines(wanted, await this.products.forSale(wanted, session));
  }

  /**
   * Takes all lines out of stock, or none: the transaction fails with ShopError stock.short or stock.none, with the product and
   * how many are left.
   * @param lines as priced in this same transaction
   * @throws ShopError these where it is known already
   */
  take(lines: readonly SellableLine[], session: ClientSession): void {
    this.stock.takeStock(lines, session, (short) => {
      const { code, ...details } = short;
      throw new ShopError('left' in short && short.left === 0 ? 'stock.none' : code, details);
    });
  }

  /** Gives the lines of an order that ends unsold back to stock; once for each order. */
  giveBack(ordered: readonly OrderLine[], session: ClientSession): Promise<void> {
    const lines = ordered.map(({ productId, variantId, quantity }) => ({
      productId: productId.toHexString(),
      variantId,
      quantity,
    }));
    return this.stock.giveBackStock(lines, session);
  }
}
