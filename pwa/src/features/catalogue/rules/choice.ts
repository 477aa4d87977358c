import type { Product, Variant } from '@jhola/shared/contracts/product.contract';

/** What is for sale once a variant is chosen, or before: price in rupees, discount in percent. */
export interface Choice {
  readonly variant?: Variant;
  readonly price: number;
  readonly discount: number;
  readonly stock: number;
  readonly images: readonly string[];
}

/** A variant overrides price, stock and images where it provides them (docs/product.md#choosing-a-variant). */
export function choiceOf(
  product: Pick<Product, 'price' | 'discount' | 'stock' | 'image' | 'hasVariants'> & {
    readonly variants?: readonly Variant[];
  },
  variantId: string | undefined,
): Choice {
  const variant = product.variants?.find(({ _id }) => _id === variantId);
  return {
    variant,
    price: variant?.price ?? product.price,
    discount: product.discount,
    stock: variant ? (variant.stock ?? product.stock) : stockBeforeChoice(product),
    images: variant?.image?.length ? variant.image : product.image,
  };
}

/**
 * How many pieces can be had of a product before a variant is chosen: where one must be, as many as of the one that has most.
 * Cards of an earlier version do not contain their variants; for those the product's own pieces count.
 */
export function stockBeforeChoice({
  stock,
  hasVariants,
  variants,
}: Pick<Product, 'stock' | 'hasVariants'> & { readonly variants?: readonly Variant[] }): number {
  if (!hasVariants || !variants) return stock;
  return Math.max(0, ...variants.map((variant) => variant.stock ?? stock));
}
