import {
  AddressAnswer,
  addressPaths,
  type CreateAddressRequest,
} from '@jhola/shared/contracts/addresses.contract';
import { CartAnswer, type CartItem, cartPaths } from '@jhola/shared/contracts/cart.contract';
import {
  type Order,
  OrderAnswer,
  OrderListAnswer,
  orderPaths,
} from '@jhola/shared/contracts/orders.contract';
import type { SignedIn } from './account';

const home: CreateAddressRequest = {
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
export async function addHome(shopper: SignedIn): Promise<string> {
  return AddressAnswer.parse(await shopper.call('POST', addressPaths.create, home)).data._id;
}

/** Puts pieces of a product into a shopper's cart, as another of their devices does. */
export async function putIntoCart(shopper: SignedIn, productId: string, quantity: number): Promise<void> {
  await shopper.call('POST', cartPaths.create, { productId, quantity });
}

/** What the server has in a shopper's cart. */
export async function cartOf(shopper: SignedIn): Promise<readonly CartItem[]> {
  return CartAnswer.parse(await shopper.call('GET', cartPaths.get)).data;
}

/** Orders all that is in a shopper's cart, paid at the door. */
export async function orderCart(shopper: SignedIn): Promise<Order> {
  const address = await addHome(shopper);
  const items = await cartOf(shopper);
  const body = {
    address,
    list_items: items.map(({ productId, variantId, quantity }) => ({
      productId: productId._id,
      variantId,
      quantity,
    })),
    totalAmt: items.reduce((sum, { subTotalAmt }) => sum + subTotalAmt, 0),
  };
  return OrderAnswer.parse(await shopper.call('POST', orderPaths.cashOnDelivery, body)).data;
}

/** A shopper's orders, newest first. */
export async function ordersOf(shopper: SignedIn): Promise<readonly Order[]> {
  return OrderListAnswer.parse(await shopper.call('GET', orderPaths.orderList)).data;
}
