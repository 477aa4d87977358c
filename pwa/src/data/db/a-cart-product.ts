import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import { aProduct } from '#test-data/a-product.ts';
import type { CartLineRow } from './rows';
import { cartLineKey } from './rows';

/** A product as a cart shows it. */
export function aCartProduct(named: Partial<CartProduct> = {}): CartProduct {
  const { _id, name, image, unit, price, discount, stock } = aProduct(named);
  return { _id, name, image, unit, price, discount, stock };
}

/** A line of the cart. */
export function aCartLine(
  product: CartProduct,
  quantity: number,
  named: Partial<CartLineRow> = {},
): CartLineRow {
  return { key: cartLineKey(product._id, named.variantId), product, quantity, addedAt: 1, ...named };
}
