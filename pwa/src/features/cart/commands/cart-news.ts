import { formatRupees, toRupees } from '@jhola/shared/domain/money/money';
import { hasTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
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
  const { quantity, totalPaise } = billOfLines(await shownLines(await openStore(), hasTokens()));
  return quantity === 0
    ? texts.nowEmpty(name)
    : texts.nowInCart(name, quantity, formatRupees(toRupees(totalPaise)));
}
