import { fetchSettled } from './fetch-settled';

/** Brings the cart up to the server's truth, with what waits in the outbox on top. */
export const fetchCart = (): Promise<void> => fetchSettled('cart');
