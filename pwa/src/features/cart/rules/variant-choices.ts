import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { Variant } from '@jhola/shared/contracts/product.contract';
import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import type { CartChoice } from '../commands/write-line';

/**
 * What can be put into the cart of a product: its variants, each with its own price, stock and images where it has them; the
 * product itself where no variant must be chosen.
 */
export function variantChoices(product: CartProduct, variants: readonly Variant[]): readonly CartChoice[] {
  if (!requiresVariant(variants)) return [{ product }];
  return variants.map(({ _id, name, price, stock, image }) => ({
    product: {
      ...product,
      price: price ?? product.price,
      stock: stock ?? product.stock,
      image: image?.length ? image : product.image,
    },
    variantId: _id,
    variantName: name,
  }));
}
