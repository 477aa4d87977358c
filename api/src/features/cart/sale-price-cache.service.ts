import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Batcher } from '#platform/jobs/batcher.js';
import { ProductsForSale } from '../catalogue/stock/products-for-sale.service.js';
import type { Choice, Sale } from '../catalogue/stock/stock-line.js';
import { productIdsIn } from '../catalogue/structure/answer-tags.js';

/** The known sales of one product, by variant. */
type SalesOfProduct = Map<string, Sale>;

/**
 * Prices and stock for carts without a query each time, as long as this process sees every change. Orders
 * never use it: they read within their own transaction.
 */
@Injectable()
export class SalePriceCache {
  private readonly known = new LRUCache<string, SalesOfProduct>({ max: 10_000 });
  /** For each read that is under way the products that have changed since it began: what it read of them is not cached. */
  private readonly changed = new Set<Set<string>>();
  /** Under load the carts of many shoppers ask together. */
  private readonly reads: Batcher<readonly Choice[], Sale[]>;

  constructor(
    products: ProductsForSale,
    private readonly config: ShopConfig,
    answers: ResponseCache,
  ) {
    this.reads = new Batcher(async (asked) => {
      const sales = (await products.forSale(asked.flat())).values();
      return asked.map((choices) => choices.map(() => sales.next().value as Sale));
    });
    answers.onDrop((tags) => this.forget(tags));
  }

  /** As ProductsForSale.forSale outside a transaction. */
  async of(choices: readonly Choice[]): Promise<Sale[]> {
    const known = choices.map((choice) => this.get(choice));
    const unknown = choices.filter((_, at) => !known[at]);
    if (unknown.length === 0) return known as Sale[];

    const fresh = (await this.read(unknown)).values();
    return known.map((sale) => sale ?? (fresh.next().value as Sale));
  }

  private async read(choices: readonly Choice[]): Promise<Sale[]> {
    const changed = new Set<string>();
    this.changed.add(changed);
    try {
      const sales = await this.reads.load(choices);
      if (this.config.isSoleWriter) {
        for (const sale of sales) if (!changed.has(sale.productId)) this.keep(sale);
      }
      return sales;
    } finally {
      this.changed.delete(changed);
    }
  }

  private get({ productId, variantId = '' }: Choice): Sale | undefined {
    return this.known.get(productId)?.get(variantId);
  }

  private keep(sale: Sale): void {
    const sales = this.known.get(sale.productId) ?? new Map<string, Sale>();
    // Missing products are not cached: anyone could ask for any number of ids.
    if (sale.ok) this.known.set(sale.productId, sales.set(sale.variantId ?? '', sale));
  }

  private forget(tags: readonly string[]): void {
    for (const id of productIdsIn(tags)) {
      for (const changed of this.changed) changed.add(id);
      this.known.delete(id);
    }
  }
}
