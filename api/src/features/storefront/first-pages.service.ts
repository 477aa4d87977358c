import type {
  ServerRenderer,
  ServerRendering,
  ServerRenderRequest,
} from '@jhola/shared/contracts/server-rendering.contract';
import { Injectable } from '@nestjs/common';
import { ResponseCache } from '../../platform/answers/response-cache.js';
import { SerializedResponse } from '../../platform/answers/serialized-response.js';
import { ShopConfig } from '../../platform/config/shop-config.js';
import type { PageSource } from '../../platform/http/web-app.js';
import { ProductDetails } from '../catalogue/products/product-details.js';
import { ProductLists } from '../catalogue/products/product-lists.js';
import { CATALOGUE_TAG } from '../catalogue/structure/answer-tags.js';
import { CategoryLists } from '../catalogue/structure/category-lists.js';
import { ProductSearch } from '../search/product-search.service.js';
import { readCatalogue, type Sources } from './catalogue-reading.js';

/** Pages are larger than answers, and fewer. */
const MAX_BYTES = 16 * 1024 * 1024;

type FirstPage = Awaited<ReturnType<PageSource>>;

/**
 * The first HTML of every route: head, data and markup of the real screen, made by the web app's server half and
 * remembered until something it shows changes.
 */
@Injectable()
export class FirstPages {
  private readonly pages: ResponseCache;
  private readonly sources: Sources;

  constructor(
    private readonly config: ShopConfig,
    answers: ResponseCache,
    shelves: CategoryLists,
    lists: ProductLists,
    details: ProductDetails,
    search: ProductSearch,
  ) {
    this.sources = { shelves, lists, details, search };
    this.pages = new ResponseCache(config, MAX_BYTES);
    answers.onDrop((tags) => this.pages.drop(tags));
  }

  /**
   * The first HTML of an address.
   * @param url path and query as they were sent
   * @returns the page, or the path it has when it was asked for in other words
   * @param cookies the header `Cookie`, for the language
   */
  async answer(renderer: ServerRenderer, url: string, cookies: string): Promise<FirstPage> {
    const question = renderer.ask(url, cookies);
    const { key, path } = question;
    const [asked = ''] = url.split(/[?#]/, 1);
    // The key stands for one path: whoever asks for it in other words is sent there.
    if (path !== undefined && path !== asked) return { movedTo: path + url.slice(asked.length) };
    if (key === undefined || !this.config.isSoleWriter) return this.once(question);
    try {
      const page = await this.pages.remember(key, [CATALOGUE_TAG], async (alsoMadeOf) => {
        const { status, html } = await question.answer(readCatalogue(this.sources, alsoMadeOf));
        // Addresses without anything are without number: they are not remembered.
        if (status !== 200) throw new NothingHere({ status, html });
        return html;
      });
      return { status: 200, page };
    } catch (error) {
      if (error instanceof NothingHere) return ready(error.found);
      throw error;
    }
  }

  private async once(question: ServerRenderRequest): Promise<FirstPage> {
    return ready(await question.answer(readCatalogue(this.sources)));
  }
}

const ready = ({ status, html }: ServerRendering): FirstPage => ({
  status,
  page: new SerializedResponse(html),
});

class NothingHere extends Error {
  constructor(readonly found: ServerRendering) {
    super('There is nothing at this address');
  }
}
