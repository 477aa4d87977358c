import { boughtTogether, otherCategoryProducts, relatedProducts } from '../api/catalogue-api';
import { listNames } from '../db/list-names';
import { type CatalogueSection, OTHERS, RELATED } from '../db/listings';
import { openStore } from '../db/open-store';
import { keepList } from '../db/products';

/** Brings You May Also Like into the store. */
export async function fetchRelated({
  productId,
  categoryId,
  subCategoryId,
}: CatalogueSection): Promise<void> {
  const wanted = { categoryId, subCategoryId, excludeProductId: productId, limit: RELATED };
  const [products, store] = await Promise.all([relatedProducts(wanted), openStore()]);
  await keepList(store, listNames.related(productId), { products, total: products.length }, Date.now());
}

/** Brings Explore Other Categories into the store. */
export async function fetchOtherCategories(currentCategoryId: string): Promise<void> {
  const wanted = { currentCategoryId, limit: OTHERS };
  const [products, store] = await Promise.all([otherCategoryProducts(wanted), openStore()]);
  const name = listNames.otherCategories(currentCategoryId);
  await keepList(store, name, { products, total: products.length }, Date.now());
}

/** Brings Frequently bought together into the store. */
export async function fetchBoughtTogether(productId: string): Promise<void> {
  const [products, store] = await Promise.all([boughtTogether(productId), openStore()]);
  const name = listNames.boughtTogether(productId);
  await keepList(store, name, { products, total: products.length }, Date.now());
}
