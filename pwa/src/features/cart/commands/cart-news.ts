import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import { hasTokens } from '#data/api/tokens.ts';
import { areasKnown } from '#data/db/delivery-areas-row.ts';
import { openStore } from '#data/db/open-store.ts';
import { visitDelivery } from '#data/db/visit-delivery.ts';
import { readVisitPincode } from '#data/db/visit-pincode.ts';
import { shownLines } from '#data/db/visitor-cart.ts';
import { translate } from '#i18n/locale.ts';
import { billOfLines } from '../rules/line-bill';
import { cartTexts } from '../texts';

/**
 * What a screen reader announces after a change: `Toor Dal. Cart: 3 items, ₹507`.
 * @param name the product that was put in or taken out
 */
export async function cartNews(name: string): Promise<string> {
  const texts = translate(cartTexts);
  const store = await openStore();
  const [lines, areas] = await Promise.all([shownLines(store, hasTokens()), areasKnown(store)]);
  const { quantity, totalPaise } = billOfLines(lines, visitDelivery(areas, readVisitPincode()).cost);
  return quantity === 0
    ? texts.nowEmpty(name)
    : texts.nowInCart(name, quantity, formatRupees(toRupees(totalPaise)));
}
