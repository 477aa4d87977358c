import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import { openStore } from '#data/db/open-store.ts';
import { translate } from '#i18n/locale.ts';
import { billOfLines } from '../rules/line-bill';
import { cartTexts } from '../texts';

/**
 * What a screen reader announces after a change: `Toor Dal. Cart: 3 items, ₹507`.
 * @param name the product that was put in or taken out
 */
export async function cartNews(name: string): Promise<string> {
  const texts = translate(cartTexts);
  const { quantity, totalPaise } = billOfLines(await (await openStore()).cartLines.toArray());
  return quantity === 0
    ? texts.nowEmpty(name)
    : texts.nowInCart(name, quantity, formatRupees(toRupees(totalPaise)));
}
