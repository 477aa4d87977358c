import type { CategoryReference } from '@jhola/shared/contracts/category.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { categoryAdminTexts } from '../texts';
import { reloadCategories } from './reload-categories';
import type { CategoryFields } from './save-category';

/** What a subcategory is made of. */
export interface SubcategoryFields extends CategoryFields {
  readonly category: readonly CategoryReference[];
}

/**
 * Adds a subcategory, or changes one.
 * @param id of the subcategory to change; without it a new one is made
 * @param key the same for a repeat of the same attempt
 * @returns the words for the administrator
 * @throws ApiError
 */
export async function saveSubcategory(
  { name, nameHindi, image, category }: SubcategoryFields,
  id: string | undefined,
  key: string,
): Promise<string> {
  const { createSubcategory, updateSubcategory } = await import('#data/api/admin-categories-api.ts');
  const { subcategoryAdded, subcategoryUpdated } = translate(categoryAdminTexts);
  const fields = {
    name: name.trim(),
    nameHindi: nameHindi.trim(),
    image,
    category: category.map(({ _id }) => _id),
  };
  const words = id
    ? translateRefusal(await updateSubcategory({ _id: id, ...fields }, key), subcategoryUpdated)
    : translateRefusal(await createSubcategory(fields, key), subcategoryAdded);
  await reloadCategories();
  return words;
}
