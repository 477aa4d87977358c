import {
  type CreateProductRequest,
  type Product,
  type ProductSummary,
  productPaths,
  type UpdateProductRequest,
} from '@jhola/shared/contracts/product.contract';
import { SearchAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { aProduct, stockOf as stockIn } from '@jhola/test-doubles/builders/products';
import type { z } from 'zod';
import type { SignedIn } from './account';

/** The products a search finds, to be shown, liked and ordered. */
export async function findProducts(account: SignedIn, search: string): Promise<readonly ProductSummary[]> {
  return SearchAnswer.parse(await account.call('POST', productPaths.search, { search, page: 1 })).data;
}

/** How many pieces of a product the shop has now. */
export const stockOf = ({ shop }: SignedIn, productId: string): Promise<number> => stockIn(shop, productId);

/** Adds a product to the catalogue; what is not named is believable. */
export const addProduct = (
  office: SignedIn,
  named: Partial<z.input<typeof CreateProductRequest>>,
): Promise<Product> => aProduct(office.shop, office, named);

/** Changes a product, as its administrator does. */
export async function changeProduct(office: SignedIn, changed: UpdateProductRequest): Promise<void> {
  await office.call('PUT', productPaths.update, changed);
}
