import { Injectable } from '@nestjs/common';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { ProductIds } from './product-ids.service.js';

/** Chooses products from all categories but one, alternating between the categories, newest first. */
@Injectable()
export class OtherCategories {
  constructor(
    private readonly names: CatalogueNames,
    private readonly ids: ProductIds,
  ) {}

  /**
   * Products of other categories, some of each; stable as long as the catalogue does not change.
   * @param categoryId the excluded category, also for products in several categories
   * @param limit how many products
   * @returns their ids: the first of each category, then the second of each, and so on
   */
  async choose(categoryId: string, limit: number): Promise<string[]> {
    const others = this.followersOf(categoryId);
    const each = Math.ceil(limit / Math.max(1, Math.min(others.length, limit)));
    const chosen = new Set<string>();
    // A few categories per query: shops with hundreds of them need not query all.
    for (let at = 0; at < others.length && chosen.size < limit; at += limit) {
      const categories = others.slice(at, at + limit);
      const found = await Promise.all(
        categories.map((other) => this.ids.newest({ categoryId: other, notCategoryId: categoryId }, each)),
      );
      for (let rank = 0; rank < each; rank++) {
        for (const id of found.flatMap((ids) => ids[rank] ?? [])) if (chosen.size < limit) chosen.add(id);
      }
    }
    return [...chosen];
  }

  /**
   * The other categories in the order of their names, starting after this one: each page shows other
   * categories first.
   */
  private followersOf(categoryId: string): string[] {
    const all = this.names.allCategories().map(({ _id }) => _id);
    const here = all.indexOf(categoryId);
    return [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))];
  }
}
