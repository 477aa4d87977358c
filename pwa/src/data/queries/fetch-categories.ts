import { categories, subcategories } from '../api/catalogue-api';
import { openStore } from '../db/open-store';

/** Brings all categories and subcategories into the store. @returns how many categories there are */
export async function fetchCategories(): Promise<number> {
  const [categoryList, subcategoryList, store] = await Promise.all([
    categories(),
    subcategories(),
    openStore(),
  ]);
  await store.transaction('rw', store.categories, store.subcategories, async () => {
    await Promise.all([store.categories.clear(), store.subcategories.clear()]);
    await store.categories.bulkPut(categoryList);
    await store.subcategories.bulkPut(
      subcategoryList.map((row) => ({ ...row, categoryIds: row.category.map(({ _id }) => _id) })),
    );
  });
  return categoryList.length;
}
