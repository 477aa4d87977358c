import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { WishlistAnswer, wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { callApi } from './call-api';

/** The signed-in shopper's wished products, newest wish first. */
export async function wishedProducts(): Promise<ProductSummary[]> {
  return (await callApi({ path: wishlistPaths.get, answer: WishlistAnswer })).data;
}

/** Wishes for a product, or no longer. */
export async function setWish(productId: string, wished: boolean, idempotencyKey: string): Promise<void> {
  const path = wished ? wishlistPaths.add : wishlistPaths.remove;
  await callApi({ method: 'post', path, answer: PlainAnswer, body: { productId }, idempotencyKey });
}
