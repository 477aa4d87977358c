import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { CartAnswer, type CartItem, cartPaths } from '@jhola/shared/contracts/cart.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { anAddress } from '@jhola/test-doubles/builders/customers';
import {
  advance,
  order,
  orderOf as orderIn,
  ordersOf as ordersIn,
} from '@jhola/test-doubles/builders/orders';
import { dataOf } from '@jhola/test-doubles/call';
import type { SignedIn } from './account';

/** Where the shoppers of tests live. */
export const home: CreateAddressRequest = {
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

/** Gives a shopper an address. Returns its id. */
export const addHome = (shopper: SignedIn): Promise<string> => anAddress(shopper.shop, shopper, home);

/** Puts pieces of a product into a shopper's cart, as another of their devices does. */
export async function putIntoCart(shopper: SignedIn, productId: string, quantity: number): Promise<void> {
  await shopper.call('POST', cartPaths.create, { productId, quantity });
}

/** What the server has in a shopper's cart. */
export async function cartOf(shopper: SignedIn): Promise<readonly CartItem[]> {
  return CartAnswer.parse(await shopper.call('GET', cartPaths.get)).data;
}

/**
 * Orders all that is in a shopper's cart, paid at the door.
 * @param addressId of one of theirs; a new one without
 */
export async function orderCart(shopper: SignedIn, addressId?: string): Promise<Order> {
  const customer = { ...shopper, addressId: addressId ?? (await addHome(shopper)) };
  const items = await cartOf(shopper);
  const lines = items.map(({ productId, variantId, quantity }) => ({
    productId: productId._id,
    variantId,
    quantity,
  }));
  const total = items.reduce((sum, { subTotalAmt }) => sum + subTotalAmt, 0);
  return dataOf(await order(shopper.shop, customer, lines, total));
}

/** A shopper's orders, newest first. */
export const ordersOf = (shopper: SignedIn): Promise<readonly Order[]> => ordersIn(shopper.shop, shopper);

/** An order of a shopper as the server has it. */
export const orderOf = (shopper: SignedIn, orderId: string): Promise<Order> =>
  orderIn(shopper.shop, shopper, orderId);

/** Moves an order through all its stages to its delivery, as an administrator. */
export async function deliver(office: SignedIn, orderId: string): Promise<void> {
  for (const stage of ['CONFIRMED', 'SHIPPED', 'OUT FOR DELIVERY', 'DELIVERED'])
    await advance(office.shop, office, orderId, stage);
}
