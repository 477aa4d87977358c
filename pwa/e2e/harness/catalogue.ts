import {
  type CreateProductRequest,
  type Product,
  ProductAnswer,
  type ProductSummary,
  productPaths,
  SearchAnswer,
  type UpdateProductRequest,
  WrittenProductAnswer,
} from '@jhola/shared/contracts/product.contract';
import type { z } from 'zod';
import type { SignedIn } from './account';

/** The products a search finds, to be shown, liked and ordered. */
export async function findProducts(account: SignedIn, search: string): Promise<readonly ProductSummary[]> {
  return SearchAnswer.parse(await account.call('POST', productPaths.search, { search, page: 1 })).data;
}

/** How many pieces of a product the shop has now. */
export async function stockOf(account: SignedIn, productId: string): Promise<number> {
  return ProductAnswer.parse(await account.call('POST', productPaths.details, { productId })).data.stock;
}

/** Puts a product on the shelves; what is not named is believable. */
export async function addProduct(
  office: SignedIn,
  named: Partial<z.input<typeof CreateProductRequest>>,
): Promise<Product> {
  const body = {
    name: 'Moong Dal',
    category: [],
    subCategory: [],
    unit: '1 kg',
    stock: 10,
    price: 100,
    description: 'Split and cleaned.',
    ...named,
  };
  return WrittenProductAnswer.parse(await office.call('POST', productPaths.create, body)).data;
}

/** Changes a product, as its administrator does. */
export async function changeProduct(office: SignedIn, changed: UpdateProductRequest): Promise<void> {
  await office.call('PUT', productPaths.update, changed);
}
