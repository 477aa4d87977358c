import { translate, translateRefusal } from '#i18n/locale.ts';
import { categoryAdminTexts } from '../texts';
import { reloadCategories } from './reload-categories';

/** What a category is made of. */
export interface CategoryFields {
  readonly name: string;
  /** The name in Hindi, or ''. */
  readonly nameHindi: string;
  /** The picture's address, or ''. */
  readonly image: string;
}

/** What a category has besides. */
export interface WholeCategoryFields extends CategoryFields {
  /** A table of sizes as plain text, or ''. */
  readonly sizeGuide: string;
}

/**
 * Adds a category, or changes one.
 * @param id of the category to change; without it a new one is made
 * @param key the same for a repeat of the same attempt
 * @returns the words for the administrator
 * @throws ApiError
 */
export async function saveCategory(
  { name, nameHindi, image, sizeGuide }: WholeCategoryFields,
  id: string | undefined,
  key: string,
): Promise<string> {
  const { addCategory, updateCategory } = await import('#data/api/admin-categories-api.ts');
  const { categoryAdded, categoryUpdated } = translate(categoryAdminTexts);
  const fields = { name: name.trim(), nameHindi: nameHindi.trim(), image };
  const guide = sizeGuide.trim();
  const words = id
    ? translateRefusal(await updateCategory({ _id: id, ...fields, sizeGuide: guide }, key), categoryUpdated)
    : translateRefusal(
        await addCategory({ ...fields, ...(guide && { sizeGuide: guide }) }, key),
        categoryAdded,
      );
  await reloadCategories();
  return words;
}
