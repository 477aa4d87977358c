import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { type Bill, billOf } from '@jhola/shared/domain/pricing/bill';
import type { CartLineRow } from '../../../store/rows';

const billLine = ({ product, quantity }: CartLineRow) => ({
  pricePaise: toPaise(product.price),
  discount: product.discount,
  quantity,
});

/** The bill of a cart's lines, in whole paise. */
export function billOfLines(lines: readonly CartLineRow[]): Bill {
  return billOf(lines.map(billLine));
}

/** What one line costs, in rupees: before and after its discount, all pieces together. */
export function lineRupees(line: CartLineRow): { original: number; payable: number } {
  const { originalPaise, totalPaise } = billOf([billLine(line)]);
  return { original: toRupees(originalPaise), payable: toRupees(totalPaise) };
}
