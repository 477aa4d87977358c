import { fetchAndRebase } from './fetch-and-rebase';

/** Replaces the rows of the wishlist by the server's, with the pending outbox changes applied. */
export const fetchWishlist = (): Promise<void> => fetchAndRebase('wishlist');
