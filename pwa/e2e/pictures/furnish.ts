import { AddressAnswer, addressPaths } from '@jhola/shared/contracts/addresses.contract';
import { cartPaths } from '@jhola/shared/contracts/cart.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import type { SignedIn } from '../harness/account';

/** A believable home in Jaipur. */
const home = {
  name: 'Asha Verma',
  building: '14, Gulmohar Apartments',
  address_line: 'Tonk Road, near Gandhi Nagar station',
  district: 'Jaipur',
  city: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
  pincode: '302015',
  mobile: '9876543210',
};

/** Gives a shopper something on every screen: an address, an order, a wishlist and a cart. */
export async function furnish(account: SignedIn, products: readonly ProductSummary[]): Promise<void> {
  const buyable = products.filter(({ stock, hasVariants }) => stock > 2 && !hasVariants);
  const [ordered, ...others] = buyable;
  if (!ordered) throw new Error('No product can be bought');
  const address = AddressAnswer.parse(await account.call('POST', addressPaths.create, home)).data;
  await account.call('POST', orderPaths.cashOnDelivery, {
    list_items: [{ productId: ordered._id, quantity: 2 }],
    totalAmt: toRupees(2 * discountedPricePaise(toPaise(ordered.price), ordered.discount)),
    address: address._id,
  });
  for (const { _id } of others.slice(0, 4)) await account.call('POST', wishlistPaths.add, { productId: _id });
  for (const { _id } of others.slice(0, 3)) await account.call('POST', cartPaths.create, { productId: _id });
}
