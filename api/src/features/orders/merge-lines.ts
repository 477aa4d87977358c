import type { Choice } from '../catalogue/stock/stock-line.js';

/** A quantity of one product, or of one of its variants. */
export interface WantedLine extends Choice {
  readonly quantity: number;
}

/** Merges lines of the same product and variant, so that stock is taken and shown once for each. */
export function mergeLines(items: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const { productId, variantId, quantity } of items) {
    const key = `${productId}/${variantId ?? ''}`;
    const together = quantity + (merged.get(key)?.quantity ?? 0);
    merged.set(key, { productId, variantId, quantity: together });
  }
  return [...merged.values()];
}
