import type {
  AdminProduct,
  CreateProductRequest,
  UpdateProductRequest,
} from '@jhola/shared/contracts/product.contract';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { productAdminTexts } from '../texts';

/** A product as it stands now, and the words for the administrator. */
export interface SavedProduct {
  readonly product: AdminProduct;
  readonly words: string;
}

/**
 * Puts a product into the catalogue.
 * @param key the same for a repeat of the same attempt
 * @throws ApiError
 */
export async function addProduct(request: CreateProductRequest, key: string): Promise<SavedProduct> {
  const { createProduct } = await import('#data/api/admin-products-api.ts');
  const { data: product, message } = await createProduct(request, key);
  return { product, words: translateRefusal(message, translate(productAdminTexts).added) };
}

/**
 * Changes the fields that the request names.
 * @param key the same for a repeat of the same attempt
 * @throws ApiError
 */
export async function changeProduct(request: UpdateProductRequest, key: string): Promise<SavedProduct> {
  const { updateProduct } = await import('#data/api/admin-products-api.ts');
  const { data: product, message } = await updateProduct(request, key);
  return { product, words: translateRefusal(message, translate(productAdminTexts).updated) };
}
