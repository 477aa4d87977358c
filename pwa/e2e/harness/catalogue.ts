import {
  ProductAnswer,
  type ProductSummary,
  productPaths,
  SearchAnswer,
} from '@jhola/shared/contracts/product.contract';
import type { SignedIn } from './account';

/** The products a search finds, to be shown, liked and ordered. */
export async function findProducts(account: SignedIn, search: string): Promise<readonly ProductSummary[]> {
  return SearchAnswer.parse(await account.call('POST', productPaths.search, { search, page: 1 })).data;
}

/** How many pieces of a product the shop has now. */
export async function stockOf(account: SignedIn, productId: string): Promise<number> {
  return ProductAnswer.parse(await account.call('POST', productPaths.details, { productId })).data.stock;
}
