import type { CartItem } from '@jhola/shared/contracts/cart.contract';
import { toRupees } from '@jhola/shared/domain/money/money';
import { lineTotalPaise } from '@jhola/shared/domain/pricing/bill';
import type { ForSale } from '../catalogue/stock/stock-line.js';
import { toChoices } from '../catalogue/stock/variant-required.js';
import type { CartLineRecord } from './models/cart-line.model.js';

/** A cart item as it travels, at the server's price of now (docs/product.md#cart-item-fields). */
export function toCartItem(line: CartLineRecord, sale: ForSale): CartItem {
  const { pricePaise, discount } = sale;
  return {
    _id: line._id.toHexString(),
    productId: {
      _id: sale.productId,
      name: sale.name,
      ...(sale.nameHindi && { nameHindi: sale.nameHindi }),
      image: [...sale.image],
      unit: sale.unit,
      price: toRupees(pricePaise),
      discount,
      stock: sale.stock,
    },
    ...(sale.variantId && { variantId: sale.variantId }),
    ...(sale.variantName && { variantName: sale.variantName }),
    ...(sale.variants && { choices: toChoices(sale.variants) }),
    quantity: line.quantity,
    subTotalAmt: toRupees(lineTotalPaise({ pricePaise, discount, quantity: line.quantity })),
  };
}
