import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { CartChoice } from './cart-choice';

/** A product as it is put into the cart, without a variant. */
export function choiceOfSummary({
  _id,
  name,
  nameHindi,
  image,
  unit,
  price,
  discount,
  stock,
}: ProductSummary): CartChoice {
  return { product: { _id, name, nameHindi, image, unit, price, discount, stock } };
}
