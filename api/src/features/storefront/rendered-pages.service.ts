import type {
  ServerRenderer,
  ServerRendering,
  ServerRenderRequest,
} from '@jhola/shared/contracts/server-rendering.contract';
import { Injectable } from '@nestjs/common';
import { type AddTag, ResponseCache } from '#platform/answers/response-cache.js';
import { SerializedResponse } from '#platform/answers/serialized-response.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import type { FoundPage } from '#platform/http/web-app.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { ProductDetails } from '../catalogue/products/product-details.service.js';
import { ProductLists } from '../catalogue/products/product-lists.service.js';
import { CATALOGUE_TAG } from '../catalogue/structure/answer-tags.js';
import { CategoryLists } from '../catalogue/structure/category-lists.service.js';
import { CurrentDeliveryAreas } from '../delivery-areas/current-delivery-areas.service.js';
import { ProductSearch } from '../search/product-search.service.js';
import { ShopPages } from '../shop-settings/pages/shop-pages.service.js';
import { readCatalogue, type Sources } from './catalogue-reading.js';

/** Pages are larger than responses, and fewer. */
const MAX_BYTES = 16 * 1024 * 1024;

type RenderedPage = Exclude<FoundPage, 'bare'>;

/**
 * Server-rendered pages: head, data and markup of the real screen, made by the web app's server build and
 * cached until something they show changes.
 */
@Injectable()
export class RenderedPages {
  private readonly pages: ResponseCache;
  private readonly sources: Sources;

  constructor(
    config: ShopConfig,
    answers: ResponseCache,
    categoryLists: CategoryLists,
    lists: ProductLists,
    details: ProductDetails,
    search: ProductSearch,
    settings: CurrentShopSettings,
    deliveryAreas: CurrentDeliveryAreas,
    shopPages: ShopPages,
  ) {
    this.sources = { categoryLists, lists, details, search, settings, deliveryAreas, pages: shopPages };
    this.pages = new ResponseCache(config, MAX_BYTES);
    answers.onDrop((tags, where) => this.pages.drop(tags, where));
  }

  /**
   * The server-rendered page of an address.
   * @param url path and query as they were sent
   * @returns the page, or the canonical path to redirect to
   * @param cookies the header `Cookie`, for the language
   */
  async answer(renderer: ServerRenderer, url: string, cookies: string): Promise<RenderedPage> {
    const question = renderer.ask(url, cookies);
    const { key, path } = question;
    const [requestPath = ''] = url.split(/[?#]/, 1);
    // The key belongs to one canonical path: other forms are redirected.
    if (path !== undefined && path !== requestPath) return { movedTo: path + url.slice(requestPath.length) };
    if (key === undefined) return this.once(question);
    try {
      const make = async (addTag: AddTag) => {
        const { status, html } = await question.answer(readCatalogue(this.sources, addTag));
        // Missing pages have countless addresses: they are not cached.
        if (status !== 200) throw new NothingHere({ status, html });
        return html;
      };
      const page = await this.pages.getOrLoad(key, [CATALOGUE_TAG], make, 'briefly');
      return { status: 200, page };
    } catch (error) {
      if (error instanceof NothingHere) return ready(error.found);
      throw error;
    }
  }

  private async once(question: ServerRenderRequest): Promise<RenderedPage> {
    return ready(await question.answer(readCatalogue(this.sources)));
  }
}

const ready = ({ status, html }: ServerRendering): RenderedPage => ({
  status,
  page: new SerializedResponse(html),
});

class NothingHere extends Error {
  constructor(readonly found: ServerRendering) {
    super('There is nothing at this address');
  }
}
