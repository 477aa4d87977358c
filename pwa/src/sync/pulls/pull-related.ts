import { PAGE_SIZE } from '@jhola/shared/contracts/product.contract';
import { otherCategoryProducts, relatedProducts } from '../../api-client/catalogue-api';
import { listNames } from '../../store/list-names';
import { openStore } from '../../store/open-store';
import { keepList } from '../../store/products';

/** Where a product stands in the catalogue. */
export interface ProductPlace {
  readonly productId: string;
  readonly categoryId: string;
  readonly subCategoryId: string;
}

/** Brings You May Also Like into the store. */
export async function pullRelated({ productId, categoryId, subCategoryId }: ProductPlace): Promise<void> {
  const wanted = { categoryId, subCategoryId, excludeProductId: productId, limit: PAGE_SIZE.related };
  const [products, store] = await Promise.all([relatedProducts(wanted), openStore()]);
  await keepList(store, listNames.related(productId), { products, total: products.length }, Date.now());
}

/** Brings Explore Other Categories into the store. */
export async function pullOtherCategories(currentCategoryId: string): Promise<void> {
  const wanted = { currentCategoryId, limit: PAGE_SIZE.otherCategories };
  const [products, store] = await Promise.all([otherCategoryProducts(wanted), openStore()]);
  const name = listNames.otherCategories(currentCategoryId);
  await keepList(store, name, { products, total: products.length }, Date.now());
}
