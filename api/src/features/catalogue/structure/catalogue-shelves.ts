import { Injectable } from '@nestjs/common';
import { ok } from '../../../platform/answers/ok.js';
import type { ReadyAnswer } from '../../../platform/answers/ready-answer.js';
import { CatalogueAnswers } from './catalogue-answers.js';
import { CatalogueNames } from './catalogue-names.js';

/** The lists every device loads at start: all categories and all subcategories, by name. */
@Injectable()
export class CatalogueShelves {
  constructor(
    private readonly names: CatalogueNames,
    private readonly answers: CatalogueAnswers,
  ) {}

  categories(): Promise<ReadyAnswer> {
    return this.answers.remember('categories', async () => ok('Categories', this.names.allCategories()));
  }

  subcategories(): Promise<ReadyAnswer> {
    return this.answers.remember('subcategories', async () =>
      ok('Sub categories', this.names.allSubcategories()),
    );
  }
}
