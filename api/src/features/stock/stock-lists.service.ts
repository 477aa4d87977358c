import type { StockLevel, StockListRequest } from '@jhola/shared/contracts/stock.contract';
import { Injectable } from '@nestjs/common';
import { inOrder, keyOf, type Level, onPage, StockLevels } from '../catalogue/stock/stock-levels.service.js';
import { OrderedPiecesCount } from '../orders/ordered-pieces.service.js';
import { ProductSearch } from '../search/product-search.service.js';
import { withOrdered } from './with-ordered.js';

/** How many results of a search are considered; the best come first. */
const MAX_FOUND = 2000;

/** A page of stock, and the total number of levels. */
export interface StockPage {
  readonly levels: StockLevel[];
  readonly totalCount: number;
}

/** Stock as administrators see it: what is left, held and sold. */
@Injectable()
export class StockLists {
  constructor(
    private readonly levels: StockLevels,
    private readonly ordered: OrderedPiecesCount,
    private readonly search: ProductSearch,
  ) {}

  /** A page of the wanted levels, in the order that is asked for. */
  async page(request: StockListRequest): Promise<StockPage> {
    const { search, most: maxStock, held, page, limit } = request;
    const found = search ? (await this.search.idsOf(search)).slice(0, MAX_FOUND) : undefined;
    if (held) return this.heldPage(request, found);
    const wanted = { maxStock, productIds: found, page, limit, order: request };
    const { levels, totalCount } = await this.levels.page(wanted);
    return { levels: await this.withOrdered(levels), totalCount };
  }

  private async heldPage(request: StockListRequest, found?: readonly string[]): Promise<StockPage> {
    const { most: maxStock = Number.POSITIVE_INFINITY } = request;
    const ids = await this.ordered.heldProducts();
    const wanted = found ? ids.filter((id) => found.includes(id)) : ids;
    const all = await this.withOrdered(await this.levels.of(wanted));
    const levels = all.filter(({ held, left }) => held > 0 && left <= maxStock).sort(inOrder(request));
    return { levels: onPage(levels, request), totalCount: levels.length };
  }

  /** Ordered pieces of a variant without its own stock belong to its product: all levels must be known. */
  private async withOrdered(shown: readonly Level[]): Promise<StockLevel[]> {
    const ids = [...new Set(shown.map(({ productId }) => productId))];
    const [all, ordered] = await Promise.all([this.levels.of(ids), this.ordered.of(ids)]);
    const byKey = new Map(withOrdered(all, ordered).map((level) => [keyOf(level), level]));
    return shown.flatMap((level) => byKey.get(keyOf(level)) ?? []);
  }
}
