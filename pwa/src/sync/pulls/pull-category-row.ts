import { productsOfCategory } from '../../api-client/catalogue-api';
import { listNames } from '../../store/list-names';
import { openStore } from '../../store/open-store';
import { keepList } from '../../store/products';

/** How many products a row of the home page shows. */
const ROW_LENGTH = 12;

/** Brings a home row's products into the store. */
export async function pullCategoryRow(categoryId: string): Promise<void> {
  const [products, store] = await Promise.all([
    productsOfCategory({ id: categoryId, limit: ROW_LENGTH }),
    openStore(),
  ]);
  await keepList(store, listNames.home(categoryId), { products, total: products.length }, Date.now());
}
