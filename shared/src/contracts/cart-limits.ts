// Apart from the schemas, so that the web app's first screen can count without loading zod.

/** The most pieces of one product in a cart, and so in an order. */
export const MOST_OF_ONE = 99;

/** The most lines a cart, and so an order, has. */
export const MOST_CART_LINES = 100;
