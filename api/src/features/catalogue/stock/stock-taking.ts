import { type ForSale, inProductOrder, type StockShort } from './stock-line.js';

/** A choice as it sells, and how many pieces of it are wanted. */
type WantedPieces = ForSale & { readonly quantity: number };

/** Pieces that are taken from one number of a product: its own, or that of a variant. */
export interface TakenPieces {
  readonly productId: string;
  /** The field of the product that has the number. */
  readonly path: string;
  readonly quantity: number;
}

/**
 * What the orders of one transaction take out of stock, an order after the other: each finds what the earlier ones have left. It
 * only reckons; the pieces are taken by conditional writes (stock.service.ts).
 */
export class StockTaking {
  private readonly taken = new Map<string, TakenPieces>();

  /**
   * Takes all lines of an order, or none.
   * @param lines what `forSale` answered in this transaction, with the wanted quantities
   * @returns the first line of which too few pieces are left; nothing when they are taken
   */
  take(lines: readonly WantedPieces[]): StockShort | undefined {
    const own = new Map<string, TakenPieces>();
    for (const { productId, variantId, name, stock, ownStock, quantity } of inProductOrder(lines)) {
      const path = ownStock && variantId ? `variantStock.${variantId}` : 'stock';
      const key = `${productId}/${path}`;
      const earlier = (own.get(key) ?? this.taken.get(key))?.quantity ?? 0;
      const left = stock - earlier;
      if (left < quantity) return { code: 'stock.short', productId, variantId, name, left };
      own.set(key, { productId, path, quantity: earlier + quantity });
    }
    for (const [key, pieces] of own) this.taken.set(key, pieces);
    return undefined;
  }

  /** All that was taken, ordered by product, so that two transactions with the same products cannot deadlock. */
  get pieces(): readonly TakenPieces[] {
    return inProductOrder(this.taken.values());
  }
}
