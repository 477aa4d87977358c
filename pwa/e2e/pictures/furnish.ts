import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import type { SignedIn } from '../harness/account';
import { findProducts } from '../harness/catalogue';
import { orderCart, putIntoCart } from '../harness/orders';

/**
 * Gives a shopper something on every screen: an address, an order, a wishlist and a cart.
 * @returns the product whose page and listing are shown: reduced, and to be had
 */
export async function furnish(account: SignedIn): Promise<ProductSummary> {
  const products = await findProducts(account, 'masala');
  const buyable = products.filter(({ stock, hasVariants }) => stock > 2 && !hasVariants);
  const shown = buyable.find(({ discount }) => discount > 0);
  const [ordered, ...others] = buyable;
  if (!ordered || !shown) throw new Error('The demo catalogue has no masala to buy');
  await putIntoCart(account, ordered._id, 2);
  await orderCart(account);
  for (const { _id } of others.slice(0, 4)) await account.call('POST', wishlistPaths.add, { productId: _id });
  for (const { _id } of others.slice(0, 3)) await putIntoCart(account, _id, 1);
  return shown;
}
