import type { ShopStore } from './db';
import type { FirstData } from './first-data';
import { keepProducts } from './products';
import { writeShop } from './shop-row';

/** Fills the store with what the document contains. */
export async function keepFirstData(store: ShopStore, data: FirstData): Promise<void> {
  const now = Date.now();
  const { categories, subcategories, lists, products, device } = store;
  await store.transaction('rw', [categories, subcategories, products, lists, device], async () => {
    await Promise.all([categories.clear(), subcategories.clear()]);
    await categories.bulkPut([...data.categories]);
    await subcategories.bulkPut(
      data.subcategories.map((row) => ({ ...row, categoryIds: row.category.map(({ _id }) => _id) })),
    );
    if (data.shop) await writeShop(store, data.shop);
    await keepProducts(store, data.products, now);
    await lists.bulkPut(data.lists.map((list) => ({ ...list, ids: [...list.ids], pulledAt: now })));
  });
}
