import { productsOfCategory } from '../api/catalogue-api';
import { listNames } from '../db/list-names';
import { HOME_ROW } from '../db/listings';
import { openStore } from '../db/open-store';
import { keepList } from '../db/products';

/** Brings a home row's products into the store. */
export async function fetchCategoryRow(categoryId: string): Promise<void> {
  const [products, store] = await Promise.all([
    productsOfCategory({ id: categoryId, limit: HOME_ROW }),
    openStore(),
  ]);
  await keepList(store, listNames.home(categoryId), { products, total: products.length }, Date.now());
}
