import { toPaise, toRupees } from '../money/money.js';
import { discountedPricePaise } from '../pricing/discounted-price.js';

/** What is paid for one piece, in rupees, given a price in rupees and a discount in percent. */
export const sellingPrice = (price: number, discount: number): number =>
  toRupees(discountedPricePaise(toPaise(price), discount));

/** What an owner is asked about before shoppers can see a product. */
export type Oddity = 'no-price' | 'free' | 'no-category';

/** What of a product is decided about, in rupees and percent; the prices of its variants are those of their own. */
interface Offered {
  readonly price: number;
  readonly discount: number;
  readonly category: readonly unknown[];
  readonly variants?: readonly { readonly price?: number | undefined }[];
}

/** What is odd about a product that shoppers can see (docs/product.md#odd-products); nothing in most. */
export function odditiesOf({ price, discount, category, variants = [] }: Offered): readonly Oddity[] {
  const prices = [price, ...variants.flatMap((variant) => variant.price ?? [])];
  const hasNoPrice = prices.includes(0);
  return [
    ...(hasNoPrice ? (['no-price'] as const) : []),
    ...(prices.some((one) => one > 0 && sellingPrice(one, discount) === 0) ? (['free'] as const) : []),
    ...(category.length === 0 ? (['no-category'] as const) : []),
  ];
}
