import { fetchSettled } from './fetch-settled';

/** Brings the wishlist up to the server's truth, with what waits in the outbox on top. */
export const fetchWishlist = (): Promise<void> => fetchSettled('wishlist');
