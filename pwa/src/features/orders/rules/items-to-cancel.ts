import type { CancelOrderItemsRequest } from '@jhola/shared/contracts/admin-orders.contract';
import type { OrderedProduct } from '@jhola/shared/contracts/orders.contract';
import { toPaise, toRupees } from '@jhola/shared/domain/money/money';

/** What is asked of the shop when items of an order are cancelled, and what that means. */
interface ItemsToCancel {
  /** The lines of which fewer pieces stay. */
  readonly items: CancelOrderItemsRequest['items'];
  /** What the cancelled pieces had cost. */
  readonly rupees: number;
  /** Nothing would be left of the order. */
  readonly isAll: boolean;
}

/**
 * Reads which items are to be cancelled.
 * @param staying how many pieces of a line stay
 */
export function itemsToCancel(
  products: readonly OrderedProduct[],
  staying: (product: OrderedProduct) => number,
): ItemsToCancel {
  const fewer = products.filter((product) => staying(product) < product.quantity);
  const paise = fewer.reduce((sum, product) => {
    const each = toPaise(product.subTotalAmt) / product.quantity;
    return sum + each * (product.quantity - staying(product));
  }, 0);
  return {
    items: fewer.map((product) => ({
      productId: product.productId,
      ...(product.variantId && { variantId: product.variantId }),
      quantity: staying(product),
    })),
    rupees: toRupees(paise),
    isAll: products.every((product) => staying(product) === 0),
  };
}
