import { type BestSeller, OVERVIEW_LIST, type Overview } from '@jhola/shared/contracts/overview.contract';
import { LOW_STOCK } from '@jhola/shared/contracts/stock.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { indiaDay, startOfIndiaDay } from '@jhola/shared/domain/time/india-time';
import { Injectable } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { NewCustomers } from '../account/new-customers.service.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { StockLevels } from '../catalogue/stock/stock-levels.service.js';
import { Sales } from '../orders/sales/sales.service.js';
import { FruitlessSearches } from '../search/fruitless/fruitless-searches.service.js';
import { daysOf, daysUntil, hoursOf } from './sales-figures.js';

/** The figures of the overview. Each is a stored total, or a count or a page by an index. */
@Injectable()
export class ShopOverview {
  constructor(
    private readonly sales: Sales,
    private readonly customers: NewCustomers,
    private readonly levels: StockLevels,
    private readonly cards: ProductCards,
    private readonly searches: FruitlessSearches,
    private readonly config: ShopConfig,
  ) {}

  /** The overview of the day in India at a given moment. */
  async at(now: Date): Promise<Overview> {
    const today = indiaDay(now);
    const days = daysUntil(today);
    const [sales, complete, newCustomers, bestSellers, lowStock, fruitlessSearches] = await Promise.all([
      this.sales.byHour(days[0] ?? today, today),
      this.sales.areComplete(),
      this.customers.since(days.map(startOfIndiaDay)),
      this.bestSellers(),
      this.levels.page({ maxStock: LOW_STOCK, productIds: undefined, page: 1, limit: OVERVIEW_LIST }),
      this.searches.top(OVERVIEW_LIST),
    ]);
    return {
      at: now.toISOString(),
      demoMode: this.config.demo.name,
      complete,
      hours: hoursOf(today, sales),
      days: daysOf(days, sales, newCustomers),
      bestSellers,
      lowStock,
      fruitlessSearches,
    };
  }

  private async bestSellers(): Promise<BestSeller[]> {
    const best = await this.sales.best(OVERVIEW_LIST);
    const offered = await this.cards.summaries(best.map(({ _id }) => _id.toHexString()));
    const isOffered = new Set(offered.map(({ _id }) => _id));
    return best.map(({ _id, name, image, pieces, paise }) => {
      const productId = _id.toHexString();
      const picture = image && { image };
      return {
        productId,
        name,
        ...picture,
        pieces,
        revenue: toRupees(paise),
        offered: isOffered.has(productId),
      };
    });
  }
}
