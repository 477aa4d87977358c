import type { CartProduct } from '@jhola/shared/contracts/cart.contract';

/** What is chosen of a product: the product itself, or one of its variants with its own price and stock. */
export interface CartChoice {
  readonly product: CartProduct;
  readonly variantId?: string;
  readonly variantName?: string;
}
