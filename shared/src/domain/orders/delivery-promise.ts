/** Within how many minutes of being placed an order is promised (docs/product.md#manage-orders). */
const DELIVERY_PROMISE_MINUTES = 10;

/**
 * The moment by which an order is promised, in milliseconds.
 * @param placedAt when it was placed, in milliseconds
 */
export const promisedBy = (placedAt: number): number => placedAt + DELIVERY_PROMISE_MINUTES * 60_000;
