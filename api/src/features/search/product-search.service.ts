import type { Product, ProductPageRequest, SearchRequest } from '@jhola/shared/contracts/product.contract';
import { Injectable } from '@nestjs/common';
import { ok } from '../../platform/answers/ok.js';
import type { ReadyAnswer } from '../../platform/answers/ready-answer.js';
import { ProductCards } from '../catalogue/products/product-cards.js';
import { ProductIds } from '../catalogue/products/product-ids.js';
import { CatalogueAnswers } from '../catalogue/structure/catalogue-answers.js';
import { CatalogueFeed } from '../catalogue/structure/catalogue-feed.js';
import { SearchIndex } from './search-index.js';

interface PageOfIds {
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly totalPage: number;
}

/** Searching for products: shoppers get cards, administrators whole products. */
@Injectable()
export class ProductSearch {
  constructor(
    private readonly index: SearchIndex,
    private readonly products: ProductIds,
    private readonly cards: ProductCards,
    private readonly feed: CatalogueFeed,
    private readonly answers: CatalogueAnswers,
  ) {}

  /** A page of results, best first; an empty search finds every product, newest first. */
  search({ search, page, limit }: SearchRequest): Promise<ReadyAnswer> {
    const text = search.toLowerCase();
    return this.answers.remember(`search/${limit}/${page}/${text}`, async (shows) => {
      const { ids, totalCount, totalPage } = await this.pageOf(text, page, limit);
      const data = await this.cards.summaries(shows(ids));
      return { ...ok('Search results', data), page, totalPage, totalCount };
    });
  }

  /** A page of the administrator's products, found the same way. */
  async wholePage({ search, page, limit }: ProductPageRequest): Promise<{
    readonly products: Product[];
    readonly totalCount: number;
    readonly totalPage: number;
  }> {
    await this.feed.refresh();
    const { ids, totalCount, totalPage } = await this.pageOf(search.toLowerCase(), page, limit);
    return { products: await this.cards.whole(ids), totalCount, totalPage };
  }

  /** The ids of all products a text finds, best first. */
  async idsOf(text: string): Promise<readonly string[]> {
    await this.feed.refresh();
    return this.index.find(text.toLowerCase());
  }

  private async pageOf(text: string, page: number, limit: number): Promise<PageOfIds> {
    const skip = (page - 1) * limit;
    if (text === '') {
      const [ids, totalCount] = await Promise.all([
        this.products.newest({}, limit, skip),
        this.products.count({}),
      ]);
      return { ids, totalCount, totalPage: Math.ceil(totalCount / limit) };
    }
    const found = this.index.find(text);
    return {
      ids: found.slice(skip, skip + limit),
      totalCount: found.length,
      totalPage: Math.ceil(found.length / limit),
    };
  }
}
