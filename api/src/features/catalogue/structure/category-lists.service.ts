import { Injectable } from '@nestjs/common';
import { ok } from '#platform/answers/ok.js';
import type { SerializedResponse } from '#platform/answers/serialized-response.js';
import { CatalogueAnswers } from './catalogue-answers.service.js';
import { CatalogueNames } from './catalogue-names.service.js';

/** The lists every device loads at start: all categories and all subcategories, by name. */
@Injectable()
export class CategoryLists {
  constructor(
    private readonly names: CatalogueNames,
    private readonly answers: CatalogueAnswers,
  ) {}

  categories(): Promise<SerializedResponse> {
    return this.answers.getOrLoad('categories', async () => ok('Categories', this.names.allCategories()));
  }

  subcategories(): Promise<SerializedResponse> {
    return this.answers.getOrLoad('subcategories', async () =>
      ok('Sub categories', this.names.allSubcategories()),
    );
  }
}
