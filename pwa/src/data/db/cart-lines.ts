import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import type { ShopStore } from './db';
import type { CartLineRow, ProductRow } from './rows';

/**
 * The lines of the cart in the order in which they were added. Lines that were stored before variants had to be chosen learn
 * from the device's row of their product whether one must be.
 */
export async function linesInCart(store: ShopStore): Promise<CartLineRow[]> {
  const lines = await store.cartLines.orderBy('addedAt').toArray();
  const unclear = lines.filter(({ variantId, choices }) => !variantId && choices === undefined);
  const products = await store.products.bulkGet(unclear.map(({ product }) => product._id));
  const choices = new Map(unclear.map(({ key }, index) => [key, choicesOf(products[index])]));
  return lines.map((line) => (choices.get(line.key) ? { ...line, choices: choices.get(line.key) } : line));
}

/** What must be chosen among; empty where the device knows only that there is something to choose. */
function choicesOf(product: ProductRow | undefined): CartLineRow['choices'] {
  if (!product?.hasVariants) return undefined;
  if (!product.variants) return [];
  return requiresVariant(product.variants) ? product.variants : undefined;
}
