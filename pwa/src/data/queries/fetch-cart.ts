import { fetchAndRebase } from './fetch-and-rebase';

/** Replaces the rows of the cart by the server's, with the pending outbox changes applied. */
export const fetchCart = (): Promise<void> => fetchAndRebase('cart');
