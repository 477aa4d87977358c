import type {
  AdminProduct,
  CreateProductRequest,
  UpdateProductRequest,
} from '@jhola/shared/contracts/product.contract';
import type { ProductConflict } from '@jhola/shared/contracts/product-conflict.contract';
import { writtenProduct } from '@jhola/shared/domain/product-edits/written-product';
import { ApiError } from '#data/api/api-error.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { productAdminTexts } from '../texts';

/** A product as it stands now, and the words for the administrator. */
export interface SavedProduct {
  readonly product: AdminProduct;
  readonly words: string;
}

/** Somebody else has changed the same fields of a product since it was read; nothing was written. */
export class ChangedByAnother extends Error {
  constructor(readonly conflict: ProductConflict) {
    super();
    this.name = 'ChangedByAnother';
  }
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
 * Changes the fields that the request names, as long as nobody else has changed them since the product was read.
 * @param read the product as it was read
 * @param key the same for a repeat of the same attempt
 * @throws ApiError, ChangedByAnother
 */
export async function changeProduct(
  request: UpdateProductRequest,
  read: AdminProduct,
  key: string,
): Promise<SavedProduct> {
  const { updateProduct, conflictIn } = await import('#data/api/admin-products-api.ts');
  const fields = { ...writtenProduct(read), stock: read.stock };
  const base = {
    version: read.version,
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name in request)),
  };
  try {
    const { data: product, message } = await updateProduct({ ...request, base }, key);
    return { product, words: translateRefusal(message, translate(productAdminTexts).updated) };
  } catch (error) {
    const conflict = error instanceof ApiError ? conflictIn(error) : undefined;
    throw conflict ? new ChangedByAnother(conflict) : error;
  }
}
