import type { ProductSummary } from '../../contracts/product.contract.js';
import type { SuggestedProduct } from '../../contracts/search.contract.js';

/** What a line of the suggestions shows of a product: of its pictures the first. */
export function suggestedProduct({
  _id,
  name,
  nameHindi,
  image,
  unit,
  price,
  discount,
}: Pick<ProductSummary, keyof SuggestedProduct>): SuggestedProduct {
  return { _id, name, ...(nameHindi && { nameHindi }), image: image[0] ?? '', unit, price, discount };
}
