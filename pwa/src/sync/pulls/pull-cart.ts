import { pullSettled } from './pull-settled';

/** Brings the cart up to the server's truth, with what waits in the outbox on top. */
export const pullCart = (): Promise<void> => pullSettled('cart');
