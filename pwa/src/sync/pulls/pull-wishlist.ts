import { pullSettled } from './pull-settled';

/** Brings the wishlist up to the server's truth, with what waits in the outbox on top. */
export const pullWishlist = (): Promise<void> => pullSettled('wishlist');
