import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import { type CartLineRow, needsChoice } from '#data/db/rows.ts';
import { nameNow } from '#i18n/local-name.ts';

/** One line that is no longer as the shopper saw it; prices in rupees for one piece. */
export interface ChangedLine {
  readonly key: string;
  readonly name: string;
  readonly oldRupees: number;
  /** Missing when it is no longer in the cart, be it that another device took it out or that the shop has it no more. */
  readonly newRupees?: number;
  /** How many are left, where that is fewer than the cart asks for. */
  readonly left?: number;
  /** How many the cart asks for, where that has changed; 0 before for what was added since. */
  readonly pieces?: { readonly before: number; readonly now: number };
}

const pieceRupees = ({ product }: CartLineRow) =>
  toRupees(discountedPricePaise(toPaise(product.price), product.discount));

/** How many are left of a line, where that is fewer than the cart asks for. */
const leftOf = ({ product, quantity }: CartLineRow) => (product.stock < quantity ? product.stock : undefined);

/** Whether of each line a variant is chosen and as many are left as the cart asks for, and there is something to order. */
export const canBeOrdered = (lines: readonly CartLineRow[]): boolean =>
  lines.length > 0 && lines.every((line) => leftOf(line) === undefined && !needsChoice(line));

/**
 * What differs between the cart as the shopper saw it and the cart as it is now: new prices, too few left, other
 * quantities, gone, added.
 * @param before the lines the shopper saw
 * @param now the lines as the server has them
 */
export function changedLines(before: readonly CartLineRow[], now: readonly CartLineRow[]): ChangedLine[] {
  const current = new Map(now.map((line) => [line.key, line]));
  const seen = new Set(before.map(({ key }) => key));
  const changed = before.flatMap((line): ChangedLine[] => {
    const { key, quantity } = line;
    const name = nameNow(line.product);
    const oldRupees = pieceRupees(line);
    const today = current.get(key);
    if (!today) return [{ key, name, oldRupees }];
    const newRupees = pieceRupees(today);
    const left = leftOf(today);
    const pieces = today.quantity === quantity ? undefined : { before: quantity, now: today.quantity };
    const same = newRupees === oldRupees && left === undefined && !pieces;
    return same ? [] : [{ key, name, oldRupees, newRupees, left, pieces }];
  });
  const added = now
    .filter(({ key }) => !seen.has(key))
    .map((line): ChangedLine => {
      const rupees = pieceRupees(line);
      const pieces = { before: 0, now: line.quantity };
      return {
        key: line.key,
        name: nameNow(line.product),
        oldRupees: rupees,
        newRupees: rupees,
        left: leftOf(line),
        pieces,
      };
    });
  return [...changed, ...added];
}
