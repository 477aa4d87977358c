import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { listingPath } from '@jhola/shared/domain/slugs/paths';

/**
 * Where a category's tile leads: the listing of the first subcategory that contains it; nowhere if there is none
 * (docs/product.md#category-strip).
 */
export function firstListingOf(
  category: Category,
  subcategories: readonly Subcategory[],
): string | undefined {
  const first = subcategoriesOf(category._id, subcategories)[0];
  return first && listingPath(category, first);
}

/** The subcategories that contain a category, in their order. */
export function subcategoriesOf<S extends Subcategory>(categoryId: string, subcategories: readonly S[]): S[] {
  return subcategories.filter(({ category }) => category.some(({ _id }) => _id === categoryId));
}
