import type { DeliveryCost } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { billOf } from '@jhola/shared/domain/pricing/bill';
import type { CartLineRow } from '#data/db/rows.ts';

/**
 * What some lines cost together, in rupees.
 * @param delivery what delivery costs; without it, the items alone
 */
export function totalRupeesOf(lines: readonly CartLineRow[], delivery?: DeliveryCost): number {
  const bill = billOf(
    lines.map(({ product, quantity }) => ({
      pricePaise: toPaise(product.price),
      discount: product.discount,
      quantity,
    })),
    delivery,
  );
  return toRupees(bill.totalPaise);
}
