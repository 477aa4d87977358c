// Apart from the schemas, so that the web app's first screen can count without loading zod.

/** The most pieces of one product in a cart, and so in an order. */
export const MAX_QUANTITY_PER_ITEM = 99;

/** The most lines a cart, and so an order, has. */
export const MAX_CART_LINES = 100;
