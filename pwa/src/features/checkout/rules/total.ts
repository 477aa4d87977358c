import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { billOf } from '@jhola/shared/domain/pricing/bill';
import type { CartLineRow } from '#data/db/rows.ts';

/** What some lines cost together, in rupees. */
export function totalRupeesOf(lines: readonly CartLineRow[]): number {
  const bill = billOf(
    lines.map(({ product, quantity }) => ({
      pricePaise: toPaise(product.price),
      discount: product.discount,
      quantity,
    })),
  );
  return toRupees(bill.totalPaise);
}
