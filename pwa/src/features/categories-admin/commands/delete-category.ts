import { ApiError } from '#data/api/api-error.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { categoryAdminTexts } from '../texts';
import { reloadCategories } from './reload-categories';

/** What came of deleting: the words for the administrator, or how many products stand in the way. */
export type Deletion = { readonly words: string } | { readonly products: number };

/**
 * Deletes something of the catalogue for good.
 * @param moveTo the id of what its products move to
 * @param key the same for a repeat of the same attempt
 * @throws ApiError
 */
export type DeleteCategory = (id: string, moveTo: string | undefined, key: string) => Promise<Deletion>;

/** Deletes a category; its subcategories move with its products, or go where they are in no other category. */
export const removeCategory: DeleteCategory = (_id, moveTo, key) =>
  unlessInUse(async () => {
    const { deleteCategory } = await import('#data/api/admin-categories-api.ts');
    return translateRefusal(
      await deleteCategory({ _id, moveTo }, key),
      translate(categoryAdminTexts).categoryDeleted,
    );
  });

/** Deletes a subcategory. */
export const removeSubcategory: DeleteCategory = (_id, moveTo, key) =>
  unlessInUse(async () => {
    const { deleteSubcategory } = await import('#data/api/admin-categories-api.ts');
    return translateRefusal(
      await deleteSubcategory({ _id, moveTo }, key),
      translate(categoryAdminTexts).subcategoryDeleted,
    );
  });

async function unlessInUse(work: () => Promise<string>): Promise<Deletion> {
  try {
    const words = await work();
    await reloadCategories();
    return { words };
  } catch (error) {
    const inUse = error instanceof ApiError && /^(sub)?category\.in-use$/.test(error.code);
    if (!inUse) throw error;
    return { products: Number(error.details.products) };
  }
}
