import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import type { DeliveryTerms } from '@jhola/shared/domain/delivery-areas/delivery-areas';
import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { missingForMinimum } from '@jhola/shared/domain/orders/minimum-order';
import { type Bill, billOf, lineTotalPaise } from '@jhola/shared/domain/pricing/bill';
import { ShopError } from '@jhola/shared/errors/shop-error';
import type { ForSale, Sale } from '../catalogue/stock/stock-line.js';
import { variantRequired } from '../catalogue/stock/variant-required.js';
import type { WantedLine } from './merge-lines.js';

/** A line that can be sold: product, price and quantity. */
export type SellableLine = ForSale & { readonly quantity: number };

/**
 * The lines of an order at the shop's own prices.
 * @param wanted merged lines
 * @param sales the catalogue's sale of each, in their order
 * @throws ShopError product.missing, variant.missing, variant.required, or cart.most-of-one when merged lines
 *   are more than one order may have
 */
export function sellableLines(wanted: readonly WantedLine[], sales: readonly Sale[]): SellableLine[] {
  return wanted.map(({ productId, variantId, quantity }, at) => {
    const sale = sales[at];
    if (!sale?.ok) throw new ShopError(sale?.code ?? 'product.missing', { productId, variantId });
    if (sale.variants) throw variantRequired(sale);
    if (quantity > MAX_QUANTITY_PER_ITEM) {
      throw new ShopError('cart.most-of-one', {
        productId,
        variantId,
        name: sale.name,
        most: MAX_QUANTITY_PER_ITEM,
      });
    }
    return { ...sale, quantity };
  });
}

/**
 * Refuses an order whose items come to less than the shop's minimum (docs/product.md#minimum-order).
 * @param minimum in whole rupees; null for a shop without one
 * @throws ShopError order.below-minimum
 */
export function mustReachMinimum({ itemsPaise }: Bill, minimum: number | null): void {
  const missing = missingForMinimum(itemsPaise, minimum);
  if (missing > 0) throw new ShopError('order.below-minimum', { minimum, missing: toRupees(missing) });
}

/**
 * The bill of an order, which must be the one the shopper saw (docs/product.md#totals-check).
 * @param terms on which it is delivered where it goes
 * @param seenRupees the total the shopper saw
 * @throws ShopError order.changed with the lines, the delivery charge and the total as they are now, in rupees
 */
export function agreedBill(lines: readonly SellableLine[], terms: DeliveryTerms, seenRupees: number): Bill {
  const bill = billOf(lines, terms);
  if (toPaise(seenRupees) === bill.totalPaise) return bill;
  throw new ShopError('order.changed', {
    totalAmt: toRupees(bill.totalPaise),
    deliveryCharge: toRupees(bill.deliveryPaise),
    lines: lines.map((line) => ({
      productId: line.productId,
      variantId: line.variantId,
      name: line.name,
      price: toRupees(line.pricePaise),
      discount: line.discount,
      quantity: line.quantity,
      subTotalAmt: toRupees(lineTotalPaise(line)),
    })),
  });
}
