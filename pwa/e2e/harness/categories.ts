import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { listingPath } from '@jhola/shared/domain/slugs/paths';
import { aCategory, aSubcategory } from '@jhola/test-doubles/builders/categories';
import type { SignedIn } from './account';

/** A category with subcategories that a test made. */
export interface NewCategory {
  readonly _id: string;
  readonly subcategories: readonly { readonly _id: string; readonly name: string; readonly path: string }[];
}

/** Makes a category with subcategories, as its administrator does. */
export async function addCategory(
  office: SignedIn,
  name: string,
  subcategories: readonly string[],
): Promise<NewCategory> {
  const category = await aCategory(office.shop, office, name);
  const made: { _id: string; name: string; path: string }[] = [];
  for (const each of subcategories) {
    const subcategory = await aSubcategory(office.shop, office, [category], each);
    made.push({ _id: subcategory._id, name: each, path: listingPath(category, subcategory) });
  }
  return { _id: category._id, subcategories: made };
}

/**
 * The path of the listing that has a product.
 * @throws Error when it stands on none
 */
export function listingPathOf({
  name,
  category: [category],
  subCategory: [subcategory],
}: ProductSummary): string {
  if (!category || !subcategory) throw new Error(`${name} stands on no shelf`);
  return listingPath(category, subcategory);
}
