import type { StockLevel } from '@jhola/shared/contracts/stock.contract';
import { keyOf, type Level } from '../catalogue/stock/stock-levels.service.js';
import type { OrderedPieces } from '../orders/ordered-pieces.service.js';

/**
 * Levels with their ordered pieces.
 * @param levels with all levels of each product: pieces of a variant without its own stock are the product's
 */
export function withOrdered(levels: readonly Level[], ordered: readonly OrderedPieces[]): StockLevel[] {
  const taken = new Map(levels.map((level) => [keyOf(level), { held: 0, sold: 0 }]));
  for (const { held, sold, ...choice } of ordered) {
    const counted = taken.get(keyOf(choice)) ?? taken.get(keyOf({ productId: choice.productId }));
    if (!counted) continue;
    counted.held += held;
    counted.sold += sold;
  }
  return levels.map((level) => ({ ...level, ...(taken.get(keyOf(level)) ?? { held: 0, sold: 0 }) }));
}
