import type { Category, CategoryReference } from '@jhola/shared/contracts/category.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { readSizeGuide, type SizeGuide } from '@jhola/shared/contracts/size-guide';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { listingPath } from '@jhola/shared/domain/slugs/paths';

/** Where a product stands in the catalogue; it may stand nowhere. */
export interface ProductCategories {
  readonly category?: CategoryReference;
  readonly subcategory?: CategoryReference;
  /** The listing that the breadcrumb and Explore more lead to. */
  readonly categoryPath?: string;
}

/** The first category of a product, and the listing of its subcategory within that category. */
export function categoriesOf(
  product: ProductSummary,
  subcategories: readonly Subcategory[],
): ProductCategories {
  const [category] = product.category;
  if (!category) return {};
  const within = (id: string) =>
    subcategories.find(({ _id }) => _id === id)?.category.some(({ _id }) => _id === category._id);
  const subcategory = product.subCategory.find(({ _id }) => within(_id)) ?? product.subCategory[0];
  return { category, subcategory, categoryPath: subcategory && listingPath(category, subcategory) };
}

/** The table of sizes of the first of a product's categories that has one. */
export function sizeGuideOf(product: ProductSummary, categories: readonly Category[]): SizeGuide | undefined {
  const texts = product.category.map(({ _id }) => categories.find((known) => known._id === _id)?.sizeGuide);
  const text = texts.find((guide) => guide !== undefined);
  return text === undefined ? undefined : readSizeGuide(text);
}
