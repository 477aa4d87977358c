import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import { Stock } from '../catalogue/stock/stock.service.js';
import type { Sale } from '../catalogue/stock/stock-line.js';
import type { StockTaking } from '../catalogue/stock/stock-taking.js';
import { KeyedMutex } from '../catalogue/structure/keyed-mutex.service.js';
import type { SellableLine } from './bill-check.js';
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

  /** Runs a transaction that takes products of these orders once earlier ones with the same products have ended. */
  runExclusive<T>(orders: readonly (readonly WantedLine[])[], work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive(productIdsOf(orders), work);
  }

  /** Whether no earlier transaction with products of this order is running. */
  isFree(wanted: readonly WantedLine[]): boolean {
    return this.mutex.isFree(productIdsOf([wanted]));
  }

  /** Resolves when all earlier transactions with products of this order have ended. */
  whenFree(wanted: readonly WantedLine[]): Promise<void> {
    return this.mutex.whenFree(productIdsOf([wanted]));
  }

  /** The catalogue's sale of each line of some orders, in their order, at the prices this transaction sees; by one query. */
  async sales(orders: readonly (readonly WantedLine[])[], session: ClientSession): Promise<Sale[][]> {
    const sales = (await this.products.forSale(orders.flat(), session)).values();
    return orders.map((wanted) => wanted.map(() => sales.next().value as Sale));
  }

  /**
   * Takes all lines of an order, or none.
   * @param taking what earlier orders of the same transaction take
   * @throws ShopError stock.short or stock.none, with the product and how many are left
   */
  take(taking: StockTaking, lines: readonly SellableLine[]): void {
    const short = taking.take(lines);
    if (!short) return;
    const { code, ...details } = short;
    throw new ShopError(short.left === 0 ? 'stock.none' : code, details);
  }

  /** Writes what the orders of this transaction take. */
  write(taking: StockTaking, session: ClientSession): void {
    this.stock.takeStock(taking, session);
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

const productIdsOf = (orders: readonly (readonly WantedLine[])[]): string[] => [
  ...new Set(orders.flat().map(({ productId }) => productId)),
];
