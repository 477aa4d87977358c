import { z } from 'zod';
import { answerOf, Id } from './answer.contract.js';
import { ProductSummary } from './product.contract.js';

/** The paths of docs/product.md#wishlist-calls. */
export const wishlistPaths = {
  add: '/api/wishlist/add',
  remove: '/api/wishlist/remove',
  get: '/api/wishlist/get',
} as const;

export const WishlistRequest = z.object({ productId: Id }).meta({ id: 'WishlistRequest' });
export type WishlistRequest = z.infer<typeof WishlistRequest>;

/** The products on the wishlist, newest first. */
export const WishlistAnswer = answerOf(z.array(ProductSummary)).meta({ id: 'WishlistAnswer' });
export type WishlistAnswer = z.infer<typeof WishlistAnswer>;
