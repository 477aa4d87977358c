import {
  MAX_SUGGESTED,
  type Suggestions,
  type SuggestionsQuery,
} from '@jhola/shared/contracts/search.contract';
import { suggestedProduct } from '@jhola/shared/domain/search/suggested-product';
import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { ProductCards } from '../catalogue/products/product-cards.service.js';
import { CatalogueAnswers } from '../catalogue/structure/catalogue-answers.service.js';
import { ListingIndex } from './listing-index.service.js';
import { SEARCH_TAG, SearchIndex } from './search-index.service.js';

/** Suggestions for a typed text: products, and categories and subcategories by their names. */
@Injectable()
export class SearchSuggestions {
  constructor(
    private readonly products: SearchIndex,
    private readonly listings: ListingIndex,
    private readonly cards: ProductCards,
    private readonly answers: CatalogueAnswers,
  ) {}

  /** A few suggestions of each type, best first; none for an empty text. */
  of({ q }: SuggestionsQuery): Promise<SerializedResponse> {
    const text = q.toLowerCase();
    return this.answers.getOrLoad(
      `suggestions/${text}`,
      async (shows) => {
        await this.products.ready();
        const ids = text === '' ? [] : this.products.find(text).slice(0, MAX_SUGGESTED.products);
        const suggestions: Suggestions = {
          products: (await this.cards.summaries(shows(ids))).map(suggestedProduct),
          listings: text === '' ? [] : this.listings.find(text, MAX_SUGGESTED.listings),
        };
        return ok('Suggestions', suggestions);
      },
      [SEARCH_TAG],
    );
  }
}
