import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';

/** What is to be paid for one piece, in rupees: the price after discount (docs/product.md#discount-rule). */
export function payableRupees({
  price,
  discount,
}: {
  readonly price: number;
  readonly discount: number;
}): number {
  return toRupees(discountedPricePaise(toPaise(price), discount));
}
