import { Injectable } from '@nestjs/common';
import { ResponseCache } from '../../../platform/answers/response-cache.js';
import type { SerializedResponse } from '../../../platform/answers/serialized-response.js';
import { CATALOGUE_TAG, productTag } from './answer-tags.js';
import { CatalogueFeed } from './catalogue-feed.service.js';

/** Says, before they are read, which products an answer shows; answers them as they were given. */
export type Shows = (productIds: readonly string[]) => readonly string[];

/**
 * Answers made of the catalogue, remembered until its structure (names, and which products there are) or a product
 * they show changes: a sale ends only the answers that show what was sold.
 */
@Injectable()
export class CatalogueAnswers {
  constructor(
    private readonly answers: ResponseCache,
    private readonly feed: CatalogueFeed,
  ) {}

  /**
   * The answer under this key, made when it is not there.
   * @param key the question, whole
   * @param make builds the answer; it calls `shows` with the products' ids before it reads them
   */
  getOrLoad(key: string, make: (shows: Shows) => Promise<object | string>): Promise<SerializedResponse> {
    return this.answers.getOrLoad(key, [CATALOGUE_TAG], async (addTag) => {
      await this.feed.refresh();
      return make((productIds) => {
        for (const id of productIds) addTag(productTag(id));
        return productIds;
      });
    });
  }
}
