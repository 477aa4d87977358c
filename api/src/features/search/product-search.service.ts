import type { FoundProductsRequest } from '@jhola/shared/contracts/found-products.contract';
import type { AdminProduct, ProductPageRequest } from '@jhola/shared/contracts/product.contract';
import { MAX_FOUND_PRODUCTS } from '@jhola/shared/contracts/product-limits';
import type { SearchAnswer, SearchRequest } from '@jhola/shared/contracts/product-lists.contract';
import { NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { Injectable } from '@nestjs/common';
import { okBytes } from '#platform/answers/ok.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { FilterableProducts } from '../catalogue/products/filterable-products.service.js';
import { filteredPage, keyOfPage } from '../catalogue/products/filtered-page.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { ProductIds, type Visibility } from '../catalogue/products/product-ids.service.js';
import { CHANGES_TAG } from '../catalogue/structure/answer-tags.js';
import { CatalogueAnswers, type Shows } from '../catalogue/structure/catalogue-answers.service.js';
import { CatalogueFeed } from '../catalogue/structure/catalogue-feed.service.js';
import { SEARCH_TAG, SearchIndex } from './search-index.service.js';

/** Ids of products, all of them or some. */
type Ids = Pick<readonly string[], 'length' | 'slice'>;

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
    private readonly filterable: FilterableProducts,
    private readonly feed: CatalogueFeed,
    private readonly answers: CatalogueAnswers,
  ) {}

  /** A page of results, best first; an empty search finds every published product, newest first. */
  search(request: SearchRequest): Promise<SerializedResponse> {
    const { page, limit } = request;
    const text = request.search.toLowerCase();
    if (request.filters || request.facets) return this.filtered(text, request);
    return this.answers.getOrLoad(
      `search/${limit}/${page}/${text}`,
      async (shows) => {
        await this.index.ready();
        const { ids, totalCount, totalPage } = await this.pageOf(
          text && this.index.find(text),
          page,
          limit,
          'published',
        );
        const cards = await this.cards.sent(shows(ids));
        const others = totalCount === 0 ? await this.suggested(text, shows) : {};
        return okBytes('Search results', cards, { page, totalPage, totalCount, ...others });
      },
      [SEARCH_TAG],
    );
  }

  /** What filters leave of the results. Any change of the catalogue may change what fits, and the counts. */
  private filtered(text: string, request: SearchRequest): Promise<SerializedResponse> {
    const { filters = NO_FILTERS, page, limit, facets } = request;
    const asked = { page, limit, facets };
    const make = async (shows: Shows) => {
      await this.filterable.refresh();
      const found = text === '' ? this.filterable.all() : this.filterable.of(this.index.find(text).slice());
      const { ids, ...rest } = filteredPage(found, filters, asked);
      const cards = await this.cards.sent(shows(ids));
      // Where the filters alone leave nothing, no other text was meant.
      const others = found.length === 0 ? await this.suggested(text, shows) : {};
      const totalPage = Math.ceil(rest.totalCount / limit);
      return okBytes('Search results', cards, { page, totalPage, ...rest, ...others });
    };
    return this.answers.getOrLoad(`search/${keyOfPage(filters, asked)}/${text}`, make, [
      SEARCH_TAG,
      CHANGES_TAG,
    ]);
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
  async wholePage(request: ProductPageRequest): Promise<{
    readonly products: AdminProduct[];
    readonly totalCount: number;
    readonly totalPage: number;
  }> {
    const { search, page, limit, published, sort } = request;
    await this.feed.refresh();
    await this.index.ready();
    const visibility = visibilityOf(published);
    const found = search && (await this.found(search.toLowerCase(), visibility));
    if (!sort) {
      const { ids, ...counts } = await this.pageOf(found, page, limit, visibility);
      return { products: await this.cards.forAdmins(ids), ...counts };
    }
    const [ids, totalCount] = await Promise.all([
      this.products.sorted(sort, request, visibility, found || undefined),
      found === '' ? this.products.count({ visibility }) : found.length,
    ]);
    const products = await this.cards.forAdmins(ids);
    return { products, totalCount, totalPage: Math.ceil(totalCount / limit) };
  }

  /** The ids of all products that a page of the administrator's is one of, MAX_FOUND_PRODUCTS at most, and how many there are. */
  async foundIds({
    search,
    published,
  }: FoundProductsRequest): Promise<Pick<PageOfIds, 'ids' | 'totalCount'>> {
    await this.feed.refresh();
    await this.index.ready();
    const visibility = visibilityOf(published);
    const found = search && (await this.found(search.toLowerCase(), visibility));
    return this.pageOf(found, 1, MAX_FOUND_PRODUCTS, visibility);
  }

  /** The ids of all products a text finds, drafts too, for administrators; best first. */
  async idsOf(text: string): Promise<readonly string[]> {
    await this.feed.refresh();
    await this.index.ready();
    return this.found(text.toLowerCase(), 'all');
  }

  /** For administrators: what has the text as its SKU or barcode comes first. */
  private async found(text: string, visibility: Visibility): Promise<readonly string[]> {
    const ofCode = await this.products.ofCode(text, visibility);
    const drafts = visibility === 'published' ? [] : this.index.findDrafts(text);
    const shown = visibility === 'drafts' ? [] : this.index.find(text).slice();
    return [...new Set([...ofCode, ...interleaved(shown, drafts)])];
  }

  /** @param found what was searched for; an empty text for all there are */
  private async pageOf(
    found: Ids | '',
    page: number,
    limit: number,
    visibility: Visibility,
  ): Promise<PageOfIds> {
    const skip = (page - 1) * limit;
    if (found === '') {
      const [ids, totalCount] = await Promise.all([
        this.products.newest({ visibility }, limit, skip),
        this.products.count({ visibility }),
      ]);
      return { ids, totalCount, totalPage: Math.ceil(totalCount / limit) };
    }
    return {
      ids: found.slice(skip, skip + limit),
      totalCount: found.length,
      totalPage: Math.ceil(found.length / limit),
    };
  }
}

const visibilityOf = (published: boolean | undefined): Visibility =>
  published === undefined ? 'all' : published ? 'published' : 'drafts';

/** Merges two lists by alternating their entries: the best of both come first. */
function interleaved(one: readonly string[], other: readonly string[]): readonly string[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat();
}
