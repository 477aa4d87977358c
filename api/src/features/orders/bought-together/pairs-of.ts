/** Of a long order so many products count: its pairs would be too many, and say little. */
const MAX_PRODUCTS = 8;

/** Two products, seen from the first. */
export interface Pair {
  readonly productId: string;
  readonly otherId: string;
}

/**
 * All pairs of an order's products, each seen from both.
 * @param productIds of its lines; a product in several variants counts once
 */
export function pairsOf(productIds: readonly string[]): Pair[] {
  const products = [...new Set(productIds)].slice(0, MAX_PRODUCTS);
  return products.flatMap((productId) =>
    products.filter((otherId) => otherId !== productId).map((otherId) => ({ productId, otherId })),
  );
}
