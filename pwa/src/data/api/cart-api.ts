import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  type AddToCartRequest,
  CartAnswer,
  type CartItem,
  CartItemAnswer,
  cartPaths,
} from '@jhola/shared/contracts/cart.contract';
import { callApi } from './call-api';
import type { OutboxCall } from './outbox-call';

/** The cart of `owner`, in the order in which it was filled. */
export async function cartItems(owner: string): Promise<CartItem[]> {
  return (await callApi({ path: cartPaths.get, answer: CartAnswer }, owner)).data;
}

/** Puts pieces of a product into the cart. Returns the item as it now stands. */
export async function addToCart(body: AddToCartRequest, { owner, id }: OutboxCall): Promise<CartItem> {
  const path = cartPaths.create;
  const call = { method: 'post', path, answer: CartItemAnswer, body, idempotencyKey: id } as const;
  return (await callApi(call, owner)).data;
}

/** Sets the quantity of an item. Returns the item as it now stands. */
export async function setCartQuantity(
  _id: string,
  qty: number,
  { owner, id }: OutboxCall,
): Promise<CartItem> {
  const path = cartPaths.updateQuantity;
  const call = {
    method: 'put',
    path,
    answer: CartItemAnswer,
    body: { _id, qty },
    idempotencyKey: id,
  } as const;
  return (await callApi(call, owner)).data;
}

/** Takes an item out of the cart. */
export async function deleteCartItem(_id: string, { owner, id }: OutboxCall): Promise<void> {
  const path = cartPaths.deleteItem;
  const body = { _id };
  await callApi({ method: 'delete', path, answer: PlainAnswer, body, idempotencyKey: id }, owner);
}
