import { productsOfCategory } from '../../api-client/catalogue-api';
import { listNames } from '../../store/list-names';
import { HOME_ROW } from '../../store/listings';
import { openStore } from '../../store/open-store';
import { keepList } from '../../store/products';

/** Brings a home row's products into the store. */
export async function fetchCategoryRow(categoryId: string): Promise<void> {
  const [products, store] = await Promise.all([
    productsOfCategory({ id: categoryId, limit: HOME_ROW }),
    openStore(),
  ]);
  await keepList(store, listNames.home(categoryId), { products, total: products.length }, Date.now());
}
