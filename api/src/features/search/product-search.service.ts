import type {
  AdminProduct,
  ProductPageRequest,
  SearchAnswer,
  SearchRequest,
} from '@jhola/shared/contracts/product.contract';
import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { ProductIds, type Visibility } from '../catalogue/products/product-ids.service.js';
import { CatalogueAnswers, type Shows } from '../catalogue/structure/catalogue-answers.service.js';
import { CatalogueFeed } from '../catalogue/structure/catalogue-feed.service.js';
import { SEARCH_TAG, SearchIndex } from './search-index.service.js';

interface PageOfIds {
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly totalPage: number;
}

/** Searching for products: shoppers get cards of the published ones, administrators whole products, drafts too. */
@Injectable()
export class ProductSearch {
  constructor(
    private readonly index: SearchIndex,
    private readonly products: ProductIds,
    private readonly cards: ProductCards,
    private readonly feed: CatalogueFeed,
    private readonly answers: CatalogueAnswers,
  ) {}

  /** A page of results, best first; an empty search finds every published product, newest first. */
  search({ search, page, limit }: SearchRequest): Promise<SerializedResponse> {
    const text = search.toLowerCase();
    return this.answers.getOrLoad(
      `search/${limit}/${page}/${text}`,
      async (shows) => {
        await this.index.ready();
        const { ids, totalCount, totalPage } = await this.pageOf(text, page, limit, 'published');
        const data = await this.cards.summaries(shows(ids));
        const answer = { ...ok('Search results', data), page, totalPage, totalCount };
        return totalCount === 0 ? { ...answer, ...(await this.suggested(text, shows)) } : answer;
      },
      [SEARCH_TAG],
    );
  }

  /** What a shopper who has found nothing may have meant, and may like. */
  private async suggested(
    text: string,
    shows: Shows,
  ): Promise<Pick<SearchAnswer, 'corrections' | 'popular'>> {
    return {
      corrections: this.index.corrections(text),
      popular: await this.cards.summaries(shows(this.index.popular())),
    };
  }

  /** A page of the administrator's products, found the same way; results of published products and drafts alternate. */
  async wholePage({ search, page, limit, published }: ProductPageRequest): Promise<{
    readonly products: AdminProduct[];
    readonly totalCount: number;
    readonly totalPage: number;
  }> {
    await this.feed.refresh();
    await this.index.ready();
    const visibility = published === undefined ? 'all' : published ? 'published' : 'drafts';
    const found = await this.pageOf(search.toLowerCase(), page, limit, visibility);
    const { ids, totalCount, totalPage } = found;
    return { products: await this.cards.forAdmins(ids), totalCount, totalPage };
  }

  /** The ids of all products a text finds, drafts too, for administrators; best first. */
  async idsOf(text: string): Promise<readonly string[]> {
    await this.feed.refresh();
    await this.index.ready();
    return this.found(text.toLowerCase(), 'all');
  }

  private found(text: string, visibility: Visibility): readonly string[] {
    if (visibility === 'published') return this.index.find(text);
    const drafts = this.index.findDrafts(text);
    return visibility === 'drafts' ? drafts : interleaved(this.index.find(text), drafts);
  }

  private async pageOf(
    text: string,
    page: number,
    limit: number,
    visibility: Visibility,
  ): Promise<PageOfIds> {
    const skip = (page - 1) * limit;
    if (text === '') {
      const [ids, totalCount] = await Promise.all([
        this.products.newest({ visibility }, limit, skip),
        this.products.count({ visibility }),
      ]);
      return { ids, totalCount, totalPage: Math.ceil(totalCount / limit) };
    }
    const found = this.found(text, visibility);
    return {
      ids: found.slice(skip, skip + limit),
      totalCount: found.length,
      totalPage: Math.ceil(found.length / limit),
    };
  }
}

/** Merges two lists by alternating their entries: the best of both come first. */
function interleaved(one: readonly string[], other: readonly string[]): readonly string[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat();
}
