import type { Category, CategoryReference } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { CategoryRecord } from '../models/category.model.js';
import type { SubcategoryRecord } from '../models/subcategory.model.js';
import { hindiOf } from './hindi-name.js';

interface KnownSubcategory {
  readonly _id: string;
  readonly name: string;
  readonly nameHindi?: string;
  readonly image: string;
  readonly categoryIds: readonly Types.ObjectId[];
}

/**
 * All categories and subcategories, in memory: products store ids only, and every list of products shows the
 * names. The feed keeps them current.
 */
@Injectable()
export class CatalogueNames {
  private readonly categories = new Map<string, Category>();
  private readonly subcategories = new Map<string, KnownSubcategory>();

  /** Every category, sorted by name (docs/product.md#entities). */
  allCategories(): Category[] {
    return [...this.categories.values()].sort(byName);
  }

  /** Every subcategory with its categories, sorted by name. */
  allSubcategories(): Subcategory[] {
    return [...this.subcategories.values()]
      .map(({ categoryIds, ...rest }) => ({ ...rest, category: this.categoriesOf(categoryIds) }))
      .sort(byName);
  }

  hasCategory(id: string): boolean {
    return this.categories.has(id);
  }

  hasSubcategory(id: string): boolean {
    return this.subcategories.has(id);
  }

  /** The categories of these ids; missing ones are left out. */
  categoriesOf(ids: readonly Types.ObjectId[]): CategoryReference[] {
    return references(this.categories, ids);
  }

  /** The subcategories of these ids; missing ones are left out. */
  subcategoriesOf(ids: readonly Types.ObjectId[]): CategoryReference[] {
    return references(this.subcategories, ids);
  }

  /**
   * Applies changes.
   * @returns the ids of renamed entries (new ones are not among them)
   */
  take(categories: readonly CategoryRecord[], subcategories: readonly SubcategoryRecord[]): Types.ObjectId[] {
    const renamed: Types.ObjectId[] = [];
    for (const category of categories) {
      const { _id, name, image, sizeGuide } = category;
      const id = _id.toHexString();
      if (isAnother(this.categories.get(id), category)) renamed.push(_id);
      this.categories.set(id, {
        _id: id,
        name,
        ...hindiOf(category),
        image,
        ...(sizeGuide && { sizeGuide }),
      });
    }
    for (const subcategory of subcategories) {
      const { _id, name, image, categoryIds } = subcategory;
      const id = _id.toHexString();
      if (isAnother(this.subcategories.get(id), subcategory)) renamed.push(_id);
      this.subcategories.set(id, { _id: id, name, ...hindiOf(subcategory), image, categoryIds });
    }
    return renamed;
  }

  /** Removes a deleted category or subcategory. */
  forget(id: string): void {
    this.categories.delete(id);
    this.subcategories.delete(id);
  }
}

const byName = (a: { name: string; _id: string }, b: { name: string; _id: string }): number =>
  a.name.localeCompare(b.name, 'en') || (a._id < b._id ? -1 : 1);

/** Whether one of the names is another now. */
const isAnother = (known: Names | undefined, { name, nameHindi }: Names): boolean =>
  known !== undefined && (known.name !== name || (known.nameHindi ?? '') !== (nameHindi ?? ''));

type Names = Pick<KnownSubcategory, 'name' | 'nameHindi'>;

function references(
  known: ReadonlyMap<string, CategoryReference>,
  ids: readonly Types.ObjectId[],
): CategoryReference[] {
  return ids.flatMap((id) => {
    const found = known.get(id.toHexString());
    return found ? [{ _id: found._id, name: found.name, ...hindiOf(found) }] : [];
  });
}
