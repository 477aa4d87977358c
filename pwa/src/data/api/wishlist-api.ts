import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { WishlistAnswer, wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { callApi } from './call-api';
import type { OutboxCall } from './outbox-call';

/** The products on the wishlist of `owner`, newest first. */
export async function wishlistProducts(owner: string): Promise<ProductSummary[]> {
  return (await callApi({ path: wishlistPaths.get, answer: WishlistAnswer }, owner)).data;
}

/** Adds a product to the wishlist or removes it. */
export async function writeWishlistEntry(
  productId: string,
  wished: boolean,
  { owner, id }: OutboxCall,
): Promise<void> {
  const path = wished ? wishlistPaths.add : wishlistPaths.remove;
  const body = { productId };
  await callApi({ method: 'post', path, answer: PlainAnswer, body, idempotencyKey: id }, owner);
}
