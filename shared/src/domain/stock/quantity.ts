import { MAX_QUANTITY_PER_ITEM } from '../../contracts/cart-limits.js';

/** Clamps a requested quantity between 1 and the stock; 1 if the stock is unknown (docs/product.md#quantity-rules). */
export function clampQuantity(requested: number, stock: number | undefined): number {
  if (stock === undefined) return 1;
  return Math.max(1, Math.min(Math.trunc(requested), stock, MAX_QUANTITY_PER_ITEM));
}
