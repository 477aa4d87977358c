import { CategoryAnswer, categoryPaths } from '@jhola/shared/contracts/category.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { SubcategoryAnswer, subcategoryPaths } from '@jhola/shared/contracts/subcategory.contract';
import { listingPath } from '@jhola/shared/domain/slugs/paths';
import type { SignedIn } from './account';

const IMAGE = '/illustrations/no-data.svg';

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
  const asked = await office.call('POST', categoryPaths.add, { name, image: IMAGE });
  const category = CategoryAnswer.parse(asked).data;
  const made: { _id: string; name: string; path: string }[] = [];
  for (const each of subcategories) {
    const body = { name: each, image: IMAGE, category: [category._id] };
    const { data } = SubcategoryAnswer.parse(await office.call('POST', subcategoryPaths.create, body));
    made.push({ _id: data._id, name: each, path: listingPath(category, data) });
  }
  return { _id: category._id, subcategories: made };
}

/**
 * The path of the shelf on which a product stands.
 * @throws Error when it stands on none
 */
export function shelfOf({ name, category: [category], subCategory: [subcategory] }: ProductSummary): string {
  if (!category || !subcategory) throw new Error(`${name} stands on no shelf`);
  return listingPath(category, subcategory);
}
