import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { DeliveryCost } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { type Bill, billOf, lineTotalPaise } from '@jhola/shared/domain/pricing/bill';
import type { CartLineRow } from '#data/db/rows.ts';

const billLine = ({ product, quantity }: CartLineRow) => ({
  pricePaise: toPaise(product.price),
  discount: product.discount,
  quantity,
});

/**
 * The bill of a cart's lines, in whole paise.
 * @param delivery what delivery costs; free where that is not known yet
 */
export function billOfLines(lines: readonly CartLineRow[], delivery?: DeliveryCost): Bill {
  return billOf(lines.map(billLine), delivery);
}

/** What one piece of a product costs after the discount, in rupees. */
export function pieceRupees({ price, discount }: CartProduct): number {
  return toRupees(lineTotalPaise({ pricePaise: toPaise(price), discount, quantity: 1 }));
}

/** What a line costs, in rupees. */
export interface LineRupees {
  /** All pieces before the discount. */
  readonly original: number;
  /** All pieces after the discount. */
  readonly payable: number;
  /** One piece after the discount. */
  readonly piece: number;
}

/** What one line costs, in rupees: all its pieces before and after the discount, and one of them. */
export function lineRupees(line: CartLineRow): LineRupees {
  const { originalPaise, itemsPaise } = billOf([billLine(line)]);
  return {
    original: toRupees(originalPaise),
    payable: toRupees(itemsPaise),
    piece: pieceRupees(line.product),
  };
}
