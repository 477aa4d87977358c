import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import type { CartLineRow } from '../../../store/rows';

/** One line that is no longer as the shopper saw it; prices in rupees for one piece. */
export interface ChangedLine {
  readonly key: string;
  readonly name: string;
  readonly oldRupees: number;
  /** Missing when the product is gone. */
  readonly newRupees?: number;
  /** How many are left, where that is fewer than are wished for. */
  readonly left?: number;
}

const pieceRupees = ({ product }: CartLineRow) =>
  toRupees(discountedPricePaise(toPaise(product.price), product.discount));

/**
 * What differs between the cart on the screen and the cart as it is now: new prices, too few left, gone.
 * @param before the lines the shopper saw
 * @param now the lines as the server has them
 */
export function changedLines(before: readonly CartLineRow[], now: readonly CartLineRow[]): ChangedLine[] {
  const current = new Map(now.map((line) => [line.key, line]));
  return before.flatMap((line): ChangedLine[] => {
    const { key } = line;
    const { name } = line.product;
    const oldRupees = pieceRupees(line);
    const today = current.get(key);
    if (!today) return [{ key, name, oldRupees, left: 0 }];
    const newRupees = pieceRupees(today);
    const left = today.product.stock < today.quantity ? today.product.stock : undefined;
    return newRupees === oldRupees && left === undefined ? [] : [{ key, name, oldRupees, newRupees, left }];
  });
}
