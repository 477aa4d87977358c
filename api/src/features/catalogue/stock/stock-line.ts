/** A product, or one variant of it, by its ids. */
export interface Choice {
  readonly productId: string;
  readonly variantId?: string | undefined;
}

/** The current price and stock of a choice. */
export interface ForSale extends Choice {
  readonly ok: true;
  readonly name: string;
  readonly nameHindi?: string;
  readonly variantName?: string;
  /** The variant's pictures where it has its own, else the product's. */
  readonly image: readonly string[];
  readonly unit: string;
  /** Whole paise, before the discount; the variant's where it has its own price. */
  readonly pricePaise: number;
  /** Percent, 0 to 100. */
  readonly discount: number;
  /**
   * Pieces left; several choices of one product may share them. If a variant must be chosen: the maximum over
   * the variants.
   */
  readonly stock: number;
  /** Whether these pieces belong to the variant alone. */
  readonly ownStock: boolean;
  /** Present only if the product is sold by variant and none was chosen: this choice cannot be ordered. */
  readonly variants?: readonly VariantForSale[];
}

/** One of the variants of a product, with the price and the pieces that it sells with. */
export interface VariantForSale {
  readonly _id: string;
  readonly name: string;
  /** Whole paise, before the discount. */
  readonly pricePaise: number;
  readonly stock: number;
}

/** A choice that cannot be bought because the product or the variant is gone. */
export interface NotForSale extends Choice {
  readonly ok: false;
  readonly code: 'product.missing' | 'variant.missing';
}

/** What the catalogue says of a choice. */
export type Sale = ForSale | NotForSale;

/** Some pieces of a choice. */
export interface StockLine extends Choice {
  readonly quantity: number;
}

/** The first line of an order of which too few pieces are left. */
export interface StockShort extends Choice {
  readonly code: 'stock.short';
  readonly name: string;
  /** Pieces left, fewer than requested. */
  readonly left: number;
}

/** Those of products in the order of the products' ids: transactions that write to them in this order cannot deadlock. */
export function inProductOrder<Of extends { readonly productId: string }>(some: Iterable<Of>): Of[] {
  return [...some].sort((a, b) => (a.productId < b.productId ? -1 : a.productId > b.productId ? 1 : 0));
}
