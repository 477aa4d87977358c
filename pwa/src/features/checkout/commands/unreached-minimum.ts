import { formatRupees, toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { missingForMinimum } from '@jhola/shared/domain/orders/minimum-order';
import type { CartLineRow } from '#data/db/rows.ts';
import { knownShop } from '#data/shop/known-shop.ts';
import { totalRupeesOf } from '../rules/total';

/** The shop's minimum, and what is missing of it, as they are shown; undefined where these lines can be ordered. */
export function unreachedMinimum(lines: readonly CartLineRow[]) {
  const { minimumOrder } = knownShop();
  const missing = missingForMinimum(toPaise(totalRupeesOf(lines)), minimumOrder);
  if (missing === 0) return undefined;
  return { minimum: formatRupees(minimumOrder ?? 0), missing: formatRupees(toRupees(missing)) };
}
