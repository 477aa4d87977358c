import { ApiError } from '../api/api-error';
import { productDetails } from '../api/catalogue-api';
import { openStore } from '../db/open-store';
import { keepProducts } from '../db/products';

/** Brings everything about one product into the store; one that the shop no longer has is forgotten. */
export async function fetchProduct(productId: string): Promise<void> {
  const store = await openStore();
  try {
    await keepProducts(store, [await productDetails(productId)], Date.now());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'product.missing') await store.products.delete(productId);
    throw error;
  }
}
