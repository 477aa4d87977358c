import { Injectable } from '@nestjs/common';
import { type KeptFrom, ResponseCache } from '#platform/answers/response-cache.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { CATALOGUE_TAG, productTag } from './answer-tags.js';
import { CatalogueFeed } from './catalogue-feed.service.js';

/** Declares, before they are read, the products that a response shows; returns them unchanged. */
export type Shows = (productIds: readonly string[]) => readonly string[];

/**
 * Cached responses of the catalogue. A response is dropped when the structure (names, and which products
 * exist) or a product that it shows changes: a sale drops only the responses that show the sold products.
 */
@Injectable()
export class CatalogueAnswers {
  constructor(
    private readonly answers: ResponseCache,
    private readonly feed: CatalogueFeed,
  ) {}

  /**
   * The response under this key, made when it is not cached.
   * @param key the whole request
   * @param make builds the response; it calls `shows` with the products' ids before it reads them
   * @param tags what it is dropped by besides
   * @param from the ask from which on it is kept
   */
  async getOrLoad(
    key: string,
    make: (shows: Shows) => Promise<object | string>,
    tags: readonly string[] = [],
    from: KeptFrom = 'first',
  ): Promise<SerializedResponse> {
    const refreshed = this.feed.refreshIfOld();
    if (refreshed) await refreshed;
    return this.answers.getOrLoad(
      key,
      [CATALOGUE_TAG, ...tags],
      (addTag) =>
        make((productIds) => {
          for (const id of productIds) addTag(productTag(id));
          return productIds;
        }),
      // What other processes change arrives by the catalogue's revision; what is not the catalogue's does not.
      tags.length === 0 ? 'until-dropped' : 'briefly',
      from,
    );
  }
}
