import {
  type ListingRequest,
  type OtherCategoryProductsRequest,
  PAGE_SIZE,
  type ProductsByCategoryRequest,
  type RelatedProductsRequest,
} from '@jhola/shared/contracts/product-lists.contract';
import { NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { ok, okBytes } from '#platform/answers/ok.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { CHANGES_TAG } from '../structure/answer-tags.js';
import { CatalogueAnswers, type Shows } from '../structure/catalogue-answers.service.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { FilterableProducts } from './filterable-products.service.js';
import { filteredPage, keyOfPage } from './filtered-page.js';
import { OtherCategories } from './other-categories.service.js';
import { ProductCards } from './product-cards.service.js';
import { ProductIds } from './product-ids.service.js';

/** Of so many reduced products those in stock are offered. */
const REDUCED_LOOKED_AT = 48;

/** The lists of products in the storefront (docs/product.md#product-calls); newest first. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly ids: ProductIds,
    private readonly others: OtherCategories,
    private readonly cards: ProductCards,
    private readonly filterable: FilterableProducts,
    private readonly names: CatalogueNames,
    private readonly answers: CatalogueAnswers,
  ) {}

  /**
   * A page of a listing, with the total number of products.
   * @throws ShopError category.missing, subcategory.missing
   */
  listing(request: ListingRequest): Promise<SerializedResponse> {
    if (request.filters || request.facets) return this.filteredListing(request);
    const { categoryId, subCategoryId, page, limit } = request;
    const key = `listing/${categoryId}/${subCategoryId}/${page}/${limit}`;
    const make = async (shows: Shows) => {
      this.mustKnow(categoryId, subCategoryId);
      const scope = { categoryId, subCategoryId };
      const [ids, totalCount] = await Promise.all([
        this.ids.newest(scope, limit, (page - 1) * limit),
        this.ids.count(scope),
      ]);
      return okBytes('Products', await this.cards.sent(shows(ids), 'recent'), { totalCount });
    };
    return this.answers.getOrLoad(key, make, [], 'second');
  }

  /** Any change of the catalogue may change what fits, and the counts. */
  private filteredListing(request: ListingRequest): Promise<SerializedResponse> {
    const { categoryId, subCategoryId, filters = NO_FILTERS, ...page } = request;
    const key = `listing/${categoryId}/${subCategoryId}/${keyOfPage(filters, page)}`;
    const make = async (shows: Shows) => {
      this.mustKnow(categoryId, subCategoryId);
      await this.filterable.refresh();
      const products = this.filterable.listing(categoryId, subCategoryId);
      const { ids, ...rest } = filteredPage(products, filters, page);
      return okBytes('Products', await this.cards.sent(shows(ids)), rest);
    };
    return this.answers.getOrLoad(key, make, [CHANGES_TAG]);
  }

  /**
   * A home row: the newest products of a category.
   * @throws ShopError category.missing
   */
  ofCategory({ id, limit }: ProductsByCategoryRequest): Promise<SerializedResponse> {
    return this.answers.getOrLoad(`category-row/${id}/${limit}`, async (shows) => {
      this.mustKnow(id);
      const ids = await this.ids.newest({ categoryId: id }, limit);
      return okBytes('Products', await this.cards.sent(shows(ids), 'recent'));
    });
  }

  /**
   * You May Also Like: other products of the subcategory; if these are too few, others of the category.
   * @throws ShopError category.missing, subcategory.missing
   */
  related(request: RelatedProductsRequest): Promise<SerializedResponse> {
    const { categoryId, subCategoryId, excludeProductId, limit } = request;
    const key = `related/${categoryId}/${subCategoryId}/${excludeProductId}/${limit}`;
    return this.answers.getOrLoad(key, async (shows) => {
      this.mustKnow(categoryId, subCategoryId);
      const chosen = new Set(await this.ids.newest({ categoryId, subCategoryId }, limit + 1));
      if (chosen.size < limit + 1) {
        for (const id of await this.ids.newest({ categoryId }, 2 * limit + 1)) chosen.add(id);
      }
      chosen.delete(excludeProductId);
      const ids = shows([...chosen].slice(0, limit));
      return okBytes('Products', await this.cards.sent(ids, 'recent'));
    });
  }

  /**
   * Explore Other Categories: some products of each other category.
   * @throws ShopError category.missing
   */
  ofOtherCategories({ currentCategoryId, limit }: OtherCategoryProductsRequest): Promise<SerializedResponse> {
    return this.answers.getOrLoad(`other-categories/${currentCategoryId}/${limit}`, async (shows) => {
      this.mustKnow(currentCategoryId);
      const ids = await this.others.choose(currentCategoryId, limit);
      return okBytes('Products', await this.cards.sent(shows(ids), 'recent'));
    });
  }

  /** The best offers: what is reduced most and in stock (docs/product.md#own-rows). Any change of the catalogue may be one. */
  offers(): Promise<SerializedResponse> {
    const make = async (shows: Shows) => {
      const cards = await this.cards.summaries(shows(await this.ids.reduced(REDUCED_LOOKED_AT)));
      return ok('Products', cards.filter(({ inStock }) => inStock).slice(0, PAGE_SIZE.offers));
    };
    return this.answers.getOrLoad('offers', make, [CHANGES_TAG]);
  }

  private mustKnow(categoryId: string, subCategoryId?: string): void {
    if (!this.names.hasCategory(categoryId)) throw new ShopError('category.missing', { categoryId });
    if (subCategoryId && !this.names.hasSubcategory(subCategoryId))
      throw new ShopError('subcategory.missing', { subCategoryId });
  }
}
