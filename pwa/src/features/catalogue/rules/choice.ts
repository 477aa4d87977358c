import type { Product, Variant } from '@jhola/shared/contracts/product.contract';

/** What is for sale once a variant is chosen, or none: price in rupees, discount in percent. */
export interface Choice {
  readonly variant?: Variant;
  readonly price: number;
  readonly discount: number;
  readonly stock: number;
  readonly images: readonly string[];
}

/** A variant overrides price, stock and images where it provides them (docs/product.md#choosing-a-variant). */
export function choiceOf(
  product: Pick<Product, 'price' | 'discount' | 'stock' | 'image'> & {
    readonly variants?: readonly Variant[];
  },
  variantId: string | undefined,
): Choice {
  const variant = product.variants?.find(({ _id }) => _id === variantId);
  return {
    variant,
    price: variant?.price ?? product.price,
    discount: product.discount,
    stock: variant?.stock ?? product.stock,
    images: variant?.image?.length ? variant.image : product.image,
  };
}

/**
 * What is chosen before the shopper chooses: the product itself, or, when that is sold out, its first variant that is not.
 * @returns a variant's id, or `undefined` for the product itself
 */
export function choiceAtFirst(
  product: Pick<Product, 'stock'> & { readonly variants?: readonly Variant[] },
): string | undefined {
  if (product.stock > 0) return undefined;
  return product.variants?.find(({ stock }) => (stock ?? 0) > 0)?._id;
}
