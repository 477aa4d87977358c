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

/** Some pieces of a choice. */
export interface StockLine extends Choice {
  readonly quantity: number;
}

/** The first line of an order that could not be served. */
export type StockShort =
  | Pick<NotForSale, 'code' | 'productId' | 'variantId'>
  | {
      readonly code: 'stock.short';
      readonly productId: string;
      readonly variantId?: string | undefined;
      readonly name: string;
      /** Pieces left, fewer than requested. */
      readonly left: number;
    };
