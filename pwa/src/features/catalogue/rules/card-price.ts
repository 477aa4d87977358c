import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { payableRupees } from './payable';

/** What a card says of the price, in rupees. */
export interface CardPrice {
  /** What is to be paid. */
  readonly rupees: number;
  /** The price before discount. */
  readonly original?: number;
  /** The variants cost differently, and this is the cheapest that can be had. */
  readonly from: boolean;
}

/**
 * The price on a card (docs/product.md#product-card): of a product that is sold by variants, that of the cheapest one in
 * stock, or of the cheapest where none is.
 */
export function cardPrice(
  product: Pick<ProductSummary, 'price' | 'discount' | 'stock' | 'hasVariants' | 'variants'>,
): CardPrice {
  const { discount, variants = [], stock } = product;
  if (!product.hasVariants || variants.length === 0)
    return { rupees: payableRupees(product), original: product.price, from: false };
  const available = variants.filter((variant) => (variant.stock ?? stock) > 0);
  const counted = available.length > 0 ? available : variants;
  const prices = counted.map(({ price = product.price }) => payableRupees({ price, discount }));
  const rupees = Math.min(...prices);
  const from = Math.max(...prices) > rupees;
  // Beside "from" the price before would say nothing of the others.
  if (from) return { rupees, from };
  return { rupees, original: counted[0]?.price ?? product.price, from };
}
